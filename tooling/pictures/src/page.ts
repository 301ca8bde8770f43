import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@livery/i18n';
import { readMerchant } from '@livery/merchant/node';
import { brandCss, contentPolicy, picturesOf } from '@livery/tool/assemble';
import type { Appearance } from './appearances.ts';
import { galleryDir, merchantsDir } from './places.ts';

export interface Page {
  html: string;
  /** The merchant's policy, as the front sends it with the product's pages. */
  policy: string;
  /** The merchant's pictures by their address. */
  pictures: ReadonlyMap<string, Buffer>;
}

const house = '<!-- the house: filled in by src/page.ts -->';

/** The gallery in a house's clothes, put on as the assembled HTML of that merchant has them: theme and fonts inline, by their hash. */
export async function pageOf({ merchant: code, mode, language }: Appearance): Promise<Page> {
  const { merchant, problems } = readMerchant(merchantsDir, code);
  if (merchant === undefined)
    throw new Error(`The merchant ${code} has mistakes: ${problems.map(({ message }) => message).join('; ')}`);
  const { tag, direction } = languageOf(language);
  const pictures = await picturesOf(merchant);
  const spoken = {
    ...merchant,
    languages: { ...merchant.languages, supported: [...merchant.languages.supported, language] },
  };
  const brand = brandCss(spoken, pictures);
  const html = readFileSync(join(galleryDir, 'index.html'), 'utf8')
    .replace(
      '<html lang="en">',
      `<html lang="${tag}" dir="${direction}" data-mode="${mode}" data-merchant="${code}" data-language="${language}">`,
    )
    .replace(house, () => `<style id="brand">${brand}</style>`);
  return {
    html,
    policy: contentPolicy(merchant, { scripts: [], styles: [brand] }),
    pictures: new Map(Object.values(pictures).map(({ path, content }) => [`/${path}`, content])),
  };
}
