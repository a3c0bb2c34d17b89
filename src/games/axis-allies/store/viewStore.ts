import type { StoreApi, UseBoundStore } from 'zustand';
import type { UnitTypeId } from '../../../engine/axis-allies/index.ts';
import { useView as useAnyView, type ViewStore as AnyViewStore } from '../../../store/viewStore.ts';
import { pickUnit, type OwnView } from './hand.ts';

export type ViewStore = Omit<AnyViewStore, keyof OwnView> & OwnView;

/** What is selected and highlighted, as this family sees it. */
export const useView = useAnyView as unknown as UseBoundStore<StoreApi<ViewStore>>;

/** Takes a new unit in hand, to be placed; null for none. */
export const pick = (unitType: UnitTypeId | null): void => pickUnit(useAnyView, unitType);
