import { watchPhoneMode } from '@livery/device/platform';
import { applyAppearance } from '@livery/foundation/appearance';
import { languageItem, modeItem } from '@livery/device/storage';
import type { AppStore } from '../store.ts';

/**
 * Applies language and mode to the page now and after each change, including changes of the phone's mode. Stores only
 * the values that the player changed, because a merchant may change the defaults.
 */
export function savePreferences(store: AppStore, page: Document): void {
  let last = store.getState().preferences;
  applyAppearance(last, page);
  watchPhoneMode(() => applyAppearance(last, page));
  store.subscribe(() => {
    const now = store.getState().preferences;
    if (now === last) return;
    if (now.language !== last.language) languageItem.write(now.language);
    if (now.mode !== last.mode) modeItem.write(now.mode);
    last = now;
    applyAppearance(now, page);
  });
}
