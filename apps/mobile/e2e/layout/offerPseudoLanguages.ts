import { readdirSync, readFileSync } from 'node:fs';
import { pseudoLanguages, pseudoTexts } from '@livery/i18n/pseudo';
import type { Page } from '@playwright/test';

const folder = new URL('../../../../packages/i18n/src/texts/EN/', import.meta.url);
const english = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>,
  ]),
);
const texts = pseudoTexts(english);

/** Adds the pseudo languages to a merchant's page, as a preview does. The shipped product has no pseudo languages. */
export async function offerPseudoLanguages(page: Page): Promise<void> {
  const codes = Object.keys(pseudoLanguages) as (keyof typeof pseudoLanguages)[];
  const addresses = Object.fromEntries(
    codes.map((code) => [
      code,
      Object.fromEntries(Object.keys(english).map((area) => [area, `/texts/${code}/${area}.json`])),
    ]),
  );
  // This runs before the app reads the data, because the app's script waits until the page is parsed.
  await page.addInitScript((added) => {
    document.addEventListener('readystatechange', () => {
      const written = document.getElementById('merchant')?.firstChild as Text | null | undefined;
      if (document.readyState !== 'interactive' || !written) return;
      const merchant = JSON.parse(written.data) as { languages: { supported: string[] }; texts: object };
      merchant.languages.supported.push(...Object.keys(added));
      Object.assign(merchant.texts, added);
      written.data = JSON.stringify(merchant);
    });
  }, addresses);
  await page.route(/\/texts\/X[AB]\//, (route) => {
    const [, code, area] = /\/texts\/(\w+)\/(\w+)\.json$/.exec(new URL(route.request().url()).pathname)!;
    return route.fulfill({ json: { [area!]: texts[code as keyof typeof texts][area!] } });
  });
}
