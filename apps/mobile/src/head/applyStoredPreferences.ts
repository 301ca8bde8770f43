import { phoneMode } from '@livery/device/platform';
import { storageKeys } from '@livery/device/storage';
import type { Mode } from '@livery/merchant';
import type { HeadData } from './headData.ts';

interface Stored {
  /** Code of the language that the page will use. It is a code of the gateway. */
  language: string;
  /** Token of this merchant's stored session, if there is one. */
  token: string | undefined;
}

/**
 * Sets the stored mode and language on the root element, and marks it if a session is stored. Then the first paint is
 * right. Storage may be blocked or contain any value; invalid values are ignored.
 */
export function applyStoredPreferences({ merchantCode, defaultLanguage, languages, canvas }: HeadData): Stored {
  const root = document.documentElement;
  const stored: Stored = { language: defaultLanguage, token: undefined };
  try {
    const setting = localStorage.getItem(storageKeys.theme);
    const mode = setting === 'phone' ? phoneMode() : setting;
    if (mode !== null && Object.hasOwn(canvas, mode)) {
      root.dataset['mode'] = mode;
      document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = canvas[mode as Mode];
    }
    const language = localStorage.getItem(storageKeys.language);
    if (language !== null && Object.hasOwn(languages, language)) {
      stored.language = language;
      root.lang = languages[language]!.tag;
      root.dir = languages[language]!.direction;
    }
    const session = localStorage.getItem(storageKeys.session);
    if (session) {
      root.dataset['session'] = '';
      const { merchantCode: owner, token } = JSON.parse(session) as { merchantCode: string; token: string };
      if (owner.toLowerCase() === merchantCode) stored.token = token;
    }
  } catch {
    // The app itself reports storage that it cannot read.
  }
  return stored;
}
