import type { i18n } from 'i18next';
import { languageOf } from '../languages/languages.ts';
import { homeTextAreas } from '../texts/areas.ts';

/**
 * Shows the app in another language once the texts on screen are here in it. Rejects, and changes nothing, when they
 * can't be had: a player without a network keeps a language that can be read.
 */
export async function switchLanguage(texts: i18n, code: string): Promise<void> {
  const { tag } = languageOf(code);
  const shown = new Set<string>([...homeTextAreas, ...Object.keys(texts.getDataByLanguage(texts.language) ?? {})]);
  const missing = [...shown].filter((area) => !texts.hasResourceBundle(tag, area));
  if (missing.length > 0) {
    await new Promise<void>((resolve, reject) => {
      void texts.reloadResources([tag], missing, (error?: unknown) => (error ? reject(new Error(`No texts in ${tag}.`, { cause: error })) : resolve()));
    });
  }
  await texts.changeLanguage(tag);
}
