import { type HomeData, homeDataStored, keepHomeData } from '@livery/api/home-data';
import type { AppStore } from '../store.ts';

let release = () => {};

/**
 * Stores the data that the page's HTML shows. It stays in the store until home's components use it. React hydrates home
 * after the app around it, and a reconnect in between would remove data without a subscriber.
 */
export function storeDrawnHome(store: AppStore, language: string, data: HomeData): void {
  store.dispatch(homeDataStored(data));
  release = keepHomeData(store.dispatch, language);
}

/** Home calls this when its components use the data. */
export function releaseDrawnHome(): void {
  release();
  release = () => {};
}
