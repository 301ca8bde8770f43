import type { TextArea } from '../texts/areas.ts';
import type { TextsInstance } from './createTexts.ts';
import type { Translate } from './translate.ts';

/**
 * Loads the texts of an area for code outside a component, for example for an event handler. Rejects after a failure.
 */
export async function loadTexts<Area extends TextArea>(texts: TextsInstance, area: Area): Promise<Translate<Area>> {
  const language = texts.getLanguage();
  await texts.load(language, area);
  return texts.translate(language, area)!;
}
