import { phoneMode } from '@livery/device/platform';
import { type LanguageCode, languageOf } from '@livery/i18n';
import type { Mode } from '@livery/merchant';

interface Appearance {
  language: LanguageCode;
  /** `phone` uses the mode of the phone's settings. */
  mode: Mode | 'phone';
}

/**
 * Shows the page in a language and a mode. Sets only changed attributes, because setting an attribute of the root makes
 * the browser restyle the whole page.
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
