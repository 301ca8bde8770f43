import type { pseudoLanguages } from '../languages/languages.ts';
import { pseudoText } from './pseudoText.ts';

/** Texts of one language, by area and key. */
type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of both pseudo languages, by the code of the language. They are generated from English. */
export function pseudoTexts(english: Areas): Record<keyof typeof pseudoLanguages, Areas> {
  const inDisguise = (isMirrored: boolean) =>
    Object.fromEntries(
      Object.entries(english).map(([area, texts]) => [
        area,
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text, { isMirrored })])),
      ]),
    );
  return { XA: inDisguise(false), XB: inDisguise(true) };
}
