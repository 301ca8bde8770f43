import type { TextArea } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';
import type { Translate } from './translate.ts';

/** An area's texts for code that does something and speaks only then: fetched now if they aren't here. Rejects when they can't be had. */
export async function loadTexts<Area extends TextArea>(texts: TextsInstance, area: Area): Promise<Translate<Area>> {
  const language = texts.getLanguage();
  await texts.load(language, area);
  return texts.translate(language, area)!;
}
