import { type HomeData, homeDataStored, keepHomeData } from '@livery/api/home-data';
import type { AppStore } from '../store.ts';

let release = () => {};

/**
 * Stores the data that is shown in the page's HTML. The data stays in the store until home's components use it. React
 * hydrates home after the rest of the app, and a reconnect before that would remove data without a subscriber.
 */
export function storeDrawnHome(store: AppStore, language: string, data: HomeData): void {
  store.dispatch(homeDataStored(data));
  release = keepHomeData(store.dispatch, language);
}

/** Releases the data. Home calls this when its components use the data. */
export function releaseDrawnHome(): void {
  release();
  release = () => {};
}
