import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@livery/i18n';
import { readMerchant } from '@livery/merchant/node';
import { layoutAttribute } from '@livery/merchant/theme';
import { brandCss, contentPolicy, picturesOf } from '@livery/tool/assemble';
import type { Appearance } from './appearances.ts';
import { galleryDir, merchantsDir } from './places.ts';

export interface Page {
  html: string;
  /** The merchant's content security policy, as the product's pages have it. */
  policy: string;
  /** The merchant's pictures by address. */
  pictures: ReadonlyMap<string, Buffer>;
}

const placeholder = '<!-- theme and fonts of a merchant: filled in by src/page.ts -->';

/**
 * The gallery in an appearance, like the assembled HTML of that merchant: theme and fonts inline, allowed by their
 * hash. Throws if the merchant's folder has mistakes.
 */
export async function pageOf({ merchant: code, mode, language }: Appearance): Promise<Page> {
  const { merchant, problems } = readMerchant(merchantsDir, code);
  if (merchant === undefined)
    throw new Error(`The merchant ${code} has mistakes: ${problems.map(({ message }) => message).join('; ')}`);
  const { tag, direction } = languageOf(language);
  const pictures = await picturesOf(merchant);
  // A picture may use a language that the merchant does not offer.
  const withLanguage = {
    ...merchant,
    languages: { ...merchant.languages, supported: [...merchant.languages.supported, language] },
  };
  const brand = brandCss(withLanguage, pictures);
  const html = readFileSync(join(galleryDir, 'index.html'), 'utf8')
    .replace(
      '<html lang="en">',
      `<html lang="${tag}" dir="${direction}" data-mode="${mode}" data-layout="${layoutAttribute(merchant.theme.layout)}" data-merchant="${code}" data-language="${language}">`,
    )
    .replace(placeholder, () => `<style id="brand">${brand}</style>`);
  return {
    html,
    policy: contentPolicy(merchant, { scripts: [], styles: [brand] }),
    pictures: new Map(Object.values(pictures).map(({ path, content }) => [`/${path}`, content])),
  };
}
