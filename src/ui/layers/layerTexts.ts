import type { LayerId } from '../../store/atlas/layers.ts';

interface LayerText {
  readonly name: string;
  readonly about: string;
  /** The letter that switches it, on the map with Shift. */
  readonly key: string;
}

export const LAYER_TEXTS: Readonly<Record<LayerId, LayerText>> = {
  today: {
    name: 'Today’s borders and names',
    about: 'The countries as they are today. Some of these borders are disputed.',
    key: 'y',
  },
  holders: {
    name: 'Who held what',
    about: 'Month by month: every country of 1939 has the colour and the short name of who held it.',
    key: 'h',
  },
  cities: { name: 'Cities', about: 'Capitals and other cities that mattered.', key: 'c' },
  straits: { name: 'Straits and canals', about: 'The gates of the seas.', key: 'w' },
  routes: {
    name: 'Ways of supply',
    about: 'Railways with sleepers, roads as plain lines, sea routes dashed, air routes dotted.',
    key: 'u',
  },
  relief: { name: 'Mountains', about: 'The relief drawn strongly, and the names of mountains and deserts.', key: 'e' },
  ruler: {
    name: 'Ruler',
    about: 'Two presses on the map measure the shortest way over the earth.',
    key: 'd',
  },
  game: {
    name: 'Signs of the game',
    about: 'What lands are worth in the game, its factories, capitals and numbers of sea zones.',
    key: 'v',
  },
};

export const layerSaid = (layer: LayerId, isOn: boolean): string =>
  `${LAYER_TEXTS[layer].name}: ${isOn ? 'on the map.' : 'off.'}`;
