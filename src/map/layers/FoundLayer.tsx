import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { useFoundPlace } from '../../store/foundPlace.ts';
import type { SurveyedAtlas } from '../scene/MapContext.ts';
import { foundCity, placeFound } from '../layout/foundFeature.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { standingFeature } from './standings.ts';
import { standOn } from './standOn.ts';

/** The city that a search has led to, over everything, as long as its space is looked at. */
export function FoundLayer({ atlas, layout }: { readonly atlas: SurveyedAtlas; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const found = useFoundPlace((store) => store.found);
  useEffect(() => {
    const { ground, measure, frame } = atlas;
    const city = foundCity(ground.features, found);
    if (!layer.current || city === undefined) return undefined;
    return standOn(layer.current, [standingFeature(atlas, placeFound(city, layout, ground, measure))], frame);
  }, [atlas, layout, found]);
  return <pixiContainer ref={layer} />;
}
