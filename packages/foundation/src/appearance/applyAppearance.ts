import { phoneMode } from '@livery/device/platform';
import { type LanguageCode, languageOf } from '@livery/i18n';
import type { Mode } from '@livery/merchant';

interface Appearance {
  language: LanguageCode;
  /** `phone` is as the phone is set. */
  mode: Mode | 'phone';
}

/**
 * Shows the page in a language and a mode. Sets only what differs: an attribute of the root, once set, makes the
 * browser style the whole page again.
 */
export function applyAppearance({ language, mode: setting }: Appearance, page: Document): void {
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
