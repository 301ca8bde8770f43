import { phoneMode, watchPhoneMode } from '@livery/device/platform';
import { languageItem, modeItem } from '@livery/device/storage';
import type { Preferences } from '@livery/features/preferences';
import { languageOf } from '@livery/i18n';
import type { AppStore } from '../store.ts';

/**
 * Applies language and mode to the page now and whenever they change, the phone's own included, and stores what the person changed. Defaults are not
 * stored: a merchant may change them.
 */
export function savePreferences(store: AppStore, page: Document): void {
  let last = store.getState().preferences;
  apply(last, page);
  watchPhoneMode(() => apply(last, page));
  store.subscribe(() => {
    const now = store.getState().preferences;
    if (now === last) return;
    if (now.language !== last.language) languageItem.write(now.language);
    if (now.mode !== last.mode) modeItem.write(now.mode);
    last = now;
    apply(now, page);
  });
}

/** Sets only what differs: an attribute of the root, once set, makes the browser style the whole page again. */
function apply({ language, mode: setting }: Preferences, page: Document): void {
  const mode = setting === 'phone' ? phoneMode() : setting;
  const { tag, direction } = languageOf(language);
  const root = page.documentElement;
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== direction) root.dir = direction;
  if (root.dataset.mode === mode) return;
  root.dataset.mode = mode;
  const canvas = getComputedStyle(root).getPropertyValue('--brand-canvas').trim();
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}
