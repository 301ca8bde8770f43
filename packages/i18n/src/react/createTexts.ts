import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { codeOfTag, languageOf } from '../languages/languages.ts';
import type { TextArea } from '../texts/areas.ts';
import { homeTextAreas } from '../texts/areas.ts';
import type { Texts } from '../texts/keys.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    keySeparator: false;
    returnNull: false;
  }
}

/** Texts of one language, by area and key. */
export type AreaTexts = Partial<Record<TextArea, Readonly<Record<string, string>>>>;

interface TextsOptions {
  /** Gateway code of the language to start in. */
  language: string;
  /** Gets one area's texts. Rejects when they can't be had; the screen then offers to try again. */
  load: (language: string, area: TextArea) => Promise<Readonly<Record<string, string>>>;
  /** Texts that are already here, such as those in the HTML. */
  ready?: Readonly<Record<string, AreaTexts>>;
}

/** The app's texts: i18next, filled area by area. Ready texts can be shown at once; others load with their screen. */
export function createTexts({ language, load, ready = {} }: TextsOptions): i18n {
  const texts = i18next.createInstance();
  texts
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (tag: string, area: string, done: (error: Error | null, texts: Readonly<Record<string, string>> | null) => void) => {
        load(codeOfTag(tag), area as TextArea).then(
          (loaded) => done(null, loaded),
          (error: Error) => done(error, null),
        );
      },
    });
  void texts.init({
    lng: languageOf(language).tag,
    // A key that a language lacks is a failing test, not a reason to download English beside it.
    fallbackLng: false,
    // ko-KR is the gateway's KR: its texts load by that code, never by ko's.
    load: 'currentOnly',
    ns: [...homeTextAreas],
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    partialBundledLanguages: true,
    resources: Object.fromEntries(Object.entries(ready).map(([code, areas]) => [languageOf(code).tag, areas])),
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return texts;
}
