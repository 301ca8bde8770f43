import { homeTextAreas } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';

/** The language that was requested last. */
const wanted = new WeakMap<TextsInstance, string>();

/**
 * Loads the areas on screen in another language, and then shows this language. If a load fails, it rejects and changes
 * nothing: without a network, the player still has a language that is loaded. If another switch was started in the
 * meantime, it resolves to false and changes nothing.
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
