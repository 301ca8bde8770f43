import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import type { Merchant } from '@livery/merchant';
import { describe, expect, test } from 'vitest';
import { bannerPicture } from '../../art/index.ts';
import { createMerchantDirectory } from '../../http/merchantDirectory.ts';
import { directionOf } from '../../http/directionOf.ts';
import { localised } from '../../http/localised.ts';
import { openLettering } from '../../pictures/openLettering.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { lettersBox } from '../../testing/lettersBox.ts';
import { playTexts } from '../../art/play/playTexts.ts';
import { bannerTexts } from './bannerTexts.ts';
import { fillMerchantFacts } from './fillMerchantFacts.ts';
import { promotionTexts } from './promotionTexts.ts';

const merchants = createMerchantDirectory(merchantsDir, () => undefined)
  .all()
  .filter(({ code }) => ['aurora', 'padma', 'indus', 'lagoa'].includes(code));
const languages = [...new Set(merchants.flatMap(({ languages: { supported } }) => supported))];

describe('every text of the gateway exists in each language of the demo merchants', () => {
  const src = join(import.meta.dirname, '../..');
  const countOf = (source: string, language: string) =>
    [...source.matchAll(new RegExp(`\\b${language}: ?['"\`{]`, 'g'))].length;
  const files = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }))
    .filter(({ source }) => countOf(source, 'EN') > 0);

  test('there are seven languages', () => {
    expect(languages.toSorted()).toEqual(['BN', 'EN', 'KO', 'MY', 'PT', 'TY', 'UR']);
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('$file', ({ source }) => {
    const counts = Object.fromEntries(languages.map((language) => [language, countOf(source, language)]));
    expect(counts).toEqual(Object.fromEntries(languages.map((language) => [language, counts['EN']])));
  });

  test.each(languages)('a game’s page in %s', (language) => {
    expect(playTexts(language).tag).toBe(language === 'TY' ? 'fil' : language.toLowerCase());
  });
});

/** The area for the text of a banner, in its units: the subjects are on the other side. */
const room = { start: 50, end: 604, top: 16, bottom: 474 };

const offered = merchants.flatMap((merchant) =>
  merchant.languages.supported.map((language) => ({ code: merchant.code, language, merchant })),
);

describe('no text is cut, squeezed or covered in its picture', () => {
  test.each(sample(offered, 6))(
    'banners and promotions of $code in $language',
    { timeout: 60_000 },
    async ({ merchant, language }) => {
      const faults: string[] = [];
      for (const { title, line, theme } of [...bannerTexts, ...promotionTexts]) {
        const texts = [title, line].map((text) => localised(fillMerchantFacts(text, merchant), { language, merchant }));
        faults.push(...(await faultsOf(merchant, { language, theme, title: texts[0]!, line: texts[1]! })));
      }
      expect(faults).toEqual([]);
    },
  );
});

async function faultsOf(
  { theme: { font }, pictureStyle: style }: Merchant,
  {
    language,
    theme,
    title,
    line,
  }: { language: string; theme: (typeof bannerTexts)[number]['theme']; title: string; line: string },
): Promise<string[]> {
  const dir = directionOf(language);
  const lettering = await openLettering({ body: font.body.$value, heading: font.heading.$value }, dir, [title, line]);
  const svg = bannerPicture({ seed: 1, theme, style, language, dir, title, line, lettering });
  const [big, small] = [lettersBox(svg, 't')!, lettersBox(svg, 'u')!];
  return [big, small].flatMap((box, index) => {
    const text = index === 0 ? title : line;
    const [start, end] = dir === 'rtl' ? [1120 - box.right, 1120 - box.left] : [box.left, box.right];
    return [
      start < room.start - 12 && `${text} begins at ${start}`,
      end > room.end && `${text} ends at ${end}`,
      box.top < room.top && `${text} is as high as ${box.top}`,
      box.bottom > room.bottom && `${text} is as low as ${box.bottom}`,
      // 1120 units are shown at 377 pixels, so these are 16 and 9 pixels.
      box.size < (index === 0 ? 48 : 27) && `${text} has letters of ${box.size}`,
      index === 1 && box.top < big.bottom + 8 && `${text} stands on the title`,
    ].filter((fault) => fault !== false);
  });
}
