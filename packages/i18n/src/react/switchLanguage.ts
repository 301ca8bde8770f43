import { homeTextAreas } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';

/** The language that was wanted last, while its texts are on their way. */
const wanted = new WeakMap<TextsInstance, string>();

/**
 * Shows the app in another language once the texts on screen are here in it. Rejects, and changes nothing, when they
 * can't be had: a player without a network keeps a language that can be read. Answers false, and changes nothing, when
 * yet another language was wanted meanwhile.
 */
export async function switchLanguage(texts: TextsInstance, code: string): Promise<boolean> {
  wanted.set(texts, code);
  const shown = new Set([...homeTextAreas, ...texts.areasOf(texts.getLanguage())]);
  const isWanted = () => wanted.get(texts) === code;
  try {
    await Promise.all([...shown].map((area) => texts.load(code, area)));
  } catch (failure) {
    if (isWanted()) throw failure;
  }
  if (isWanted()) texts.setLanguage(code);
  return isWanted();
}
