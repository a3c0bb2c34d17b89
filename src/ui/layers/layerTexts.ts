import type { LayerId } from '../../store/atlas/layers.ts';

interface LayerText {
  readonly name: string;
  readonly about: string;
}

export const LAYER_TEXTS: Readonly<Record<LayerId, LayerText>> = {
  today: {
    name: 'Today’s borders and names',
    about: 'The countries as they are today. Some of these borders are disputed.',
  },
  holders: {
    name: 'Who held what',
    about: 'Month by month: every country of 1939 has the colour and the short name of who held it.',
  },
  cities: { name: 'Cities', about: 'Capitals and other cities that mattered.' },
  straits: { name: 'Straits and canals', about: 'The gates of the seas.' },
  routes: {
    name: 'Ways of supply',
    about: 'Railways with sleepers, roads as plain lines, sea routes dashed, air routes dotted.',
  },
  relief: { name: 'Mountains', about: 'The relief drawn strongly, and the names of mountains and deserts.' },
  ruler: {
    name: 'Ruler',
    about: 'Two presses on the map measure the shortest way over the earth.',
  },
  game: {
    name: 'Signs of the game',
    about: 'What lands are worth in the game, its factories, capitals and numbers of sea zones.',
  },
};

export const layerSaid = (layer: LayerId, isOn: boolean): string =>
  `${LAYER_TEXTS[layer].name}: ${isOn ? 'on the map.' : 'off.'}`;
