import { homeTextAreas } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';

/** The language that was asked for last. */
const wanted = new WeakMap<TextsInstance, string>();

/**
 * Loads the areas on screen in another language, then shows it. Rejects and changes nothing when a load fails: a player
 * without a network stays with a language that can be read. Resolves to false and changes nothing when yet another
 * language was asked for meanwhile.
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
