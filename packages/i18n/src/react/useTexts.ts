import { createContext, use, useSyncExternalStore } from 'react';
import { isLanguageCode, type LanguageCode } from '../languages/languages.ts';
import type { TextArea } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';
import type { Translate } from './translate.ts';

const TextsContext = createContext<TextsInstance | undefined>(undefined);

/** Provides the app's texts to its children: `<TextsProvider value={texts}>`. */
export const TextsProvider = TextsContext.Provider;

function useInstance(): TextsInstance {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('A <TextsProvider> above this component is missing.');
  return texts;
}

/** The language on screen. A component that hydrates late first uses the language of the HTML, and then this one. */
const useShownLanguage = (texts: TextsInstance) =>
  useSyncExternalStore(texts.subscribe, texts.getLanguage, texts.getFirstLanguage);

/**
 * The texts of an area: `const { t } = useTexts('auth')`, then `t('loginTitle')`. Suspends while the texts load. After
 * a failure, it throws to the nearest boundary.
 */
export function useTexts<Area extends TextArea>(area: Area): { t: Translate<Area>; texts: TextsInstance } {
  const texts = useInstance();
  const language = useShownLanguage(texts);
  // Call this at every render. If a component used a promise and does not use it in the render after it settles, React
  // reports a warning.
  use(texts.load(language, area));
  return { t: texts.translate(language, area)!, texts };
}

/** The gateway code of the language on screen. */
export function useLanguage(): LanguageCode {
  const language = useShownLanguage(useInstance());
  return isLanguageCode(language) ? language : 'EN';
}
