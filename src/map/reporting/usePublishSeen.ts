import { useEffect } from 'react';
import { useMapSeen } from '../../store/mapCamera.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { areaSeen } from './usePublishPlaces.ts';

/** The camera must not have moved for so many milliseconds. */
const IDLE_MS = 150;

/** Publishes which part of the board is looked at, as long as no other page lies before the map. */
export function usePublishSeen({ edition, view }: MapContext): void {
  useEffect(
    () =>
      onCameraIdle(view, IDLE_MS, () => {
        const isBehind = document.querySelector('.world-map__canvas')?.closest('[inert]') !== null;
        if (!isBehind) useMapSeen.setState({ edition: edition.id, area: areaSeen(view) });
      }),
    [edition, view],
  );
}
