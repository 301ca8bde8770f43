import { createContext, use, useSyncExternalStore } from 'react';
import { isLanguageCode, type LanguageCode } from '../languages/languages.ts';
import type { TextArea } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';
import type { Translate } from './translate.ts';

const TextsContext = createContext<TextsInstance | undefined>(undefined);

/** Gives the app's texts to everything below: `<TextsProvider value={texts}>`. */
export const TextsProvider = TextsContext.Provider;

function useInstance(): TextsInstance {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('There is no <TextsProvider> above this component.');
  return texts;
}

/** A part of a drawn page that comes alive late does so in the language it was drawn in, then changes to the one on screen. */
const useShownLanguage = (texts: TextsInstance) =>
  useSyncExternalStore(texts.subscribe, texts.getLanguage, texts.getFirstLanguage);

/**
 * The texts of an area: `const { t } = useTexts('auth')`, then `t('loginTitle')`. Suspends while they load, and throws to
 * the nearest boundary when they can't be had.
 */
export function useTexts<Area extends TextArea>(area: Area): { t: Translate<Area>; texts: TextsInstance } {
  const texts = useInstance();
  const language = useShownLanguage(texts);
  // Asked at every drawing: React draws a component once more when what it waited for is here, and takes it amiss if it
  // does not ask for it a second time.
  use(texts.load(language, area));
  return { t: texts.translate(language, area)!, texts };
}

/** The gateway code of the language on screen. */
export function useLanguage(): LanguageCode {
  const language = useShownLanguage(useInstance());
  return isLanguageCode(language) ? language : 'EN';
}
