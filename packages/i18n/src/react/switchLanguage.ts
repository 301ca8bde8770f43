import { homeTextAreas } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';

/** The language of the last switch. */
const wanted = new WeakMap<TextsInstance, string>();

/**
 * Loads the areas on screen in another language, then shows it. Rejects and changes nothing if a load fails: without a
 * network the player keeps a readable language. Resolves to false and changes nothing if another switch started in the
 * meantime.
 */
export async function switchLanguage(texts: TextsInstance, code: string): Promise<boolean> {
  wanted.set(texts, code);
  const shown = new Set([...homeTextAreas, ...texts.listAreas(texts.getLanguage())]);
  const isWanted = () => wanted.get(texts) === code;
  try {
    await Promise.all([...shown].map((area) => texts.load(code, area)));
  } catch (failure) {
    if (isWanted()) throw failure;
  }
  if (isWanted()) texts.setLanguage(code);
  return isWanted();
}
