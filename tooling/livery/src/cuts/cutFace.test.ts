import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shaperFor } from '@livery/fonts/shaping';
import { homeTextAreas, languageOf } from '@livery/i18n';
import { expect, test } from 'vitest';
import { fontsOf } from '../assemble/fonts.ts';
import { readTexts } from '../assemble/texts.ts';
import { readValidMerchants } from '../merchant/readAll.ts';
import { cutToFont, readFace } from './cutFace.ts';
import { faceRuns } from './faceRuns.ts';

const files = join(dirname(fileURLToPath(import.meta.resolve('@livery/fonts/manifest.json'))), 'files');
const texts = readTexts();
/**
 * Areas of texts with the words of the test: all areas of home, and more words than home ever shows. The other areas
 * of the product are left out, because HarfBuzz uses memory for each text.
 */
const areas = [
  ...homeTextAreas,
  'shell',
  'menu',
  'auth',
  'member',
  'lottery',
  'help',
  'deposit',
  'promotions',
] as const;

test.each(readValidMerchants(['aurora', 'lagoa', 'padma', 'indus']))(
  'cut faces of $code place glyphs like the whole faces, in the thinnest and boldest weight',
  async (merchant) => {
    const language = merchant.languages.default;
    const { tag } = languageOf(language);
    const fonts = fontsOf(merchant).prerenderFonts(tag);
    const said = areas.flatMap((area) => Object.values(texts[language]![area]!));
    for (const { face, runs } of [...faceRuns(said, fonts.body, true), ...faceRuns(said, fonts.heading, false)]) {
      const file = join(files, `${face.id}.woff2`);
      const [whole, cut] = [await readFace(file), await cutToFont({ file, language: tag, runs })];
      for (const weight of new Set(face.weights)) {
        const [one, other] = [shaperFor(whole, tag, weight), shaperFor(cut, tag, weight)];
        const words = new Set(runs.flatMap((run) => [run, ...run.split(' ')]));
        // One assertion for all words, because each assertion would hold its values until the test ends.
        const differing = [...words].filter((word) => placed(other, word) !== placed(one, word));
        expect(differing.slice(0, 10), `${face.id} ${weight}`).toEqual([]);
      }
    }
  },
  // Pure computing: tens of thousands of words per merchant.
  120_000,
);

/** The positions of a text's glyphs, as a comparable string. The glyph numbers of the two fonts differ. */
const placed = (shaper: ReturnType<typeof shaperFor>, text: string): string =>
  shaper
    .shape(text)
    .map(({ advance, x, y }) => `${advance} ${x} ${y}`)
    .join(';');
