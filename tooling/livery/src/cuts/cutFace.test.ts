import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shaperFor } from '@livery/fonts/shaping';
import { languageOf } from '@livery/i18n';
import { expect, test } from 'vitest';
import { fontsOf } from '../assemble/fonts.ts';
import { readTexts } from '../assemble/texts.ts';
import { readValidMerchants } from '../merchant/readAll.ts';
import { cutToFont, readFace } from './cutFace.ts';
import { faceRuns } from './faceRuns.ts';

const files = join(dirname(fileURLToPath(import.meta.resolve('@livery/fonts/manifest.json'))), 'files');
const texts = readTexts();

test.each(readValidMerchants(['aurora', 'lagoa', 'padma', 'indus']))(
  'what the faces of $code are cut to is set as in the whole ones, sign by sign, in the thinnest and the boldest weight',
  async (merchant) => {
    const language = merchant.languages.default;
    const { tag } = languageOf(language);
    const fonts = fontsOf(merchant).prerenderFonts(tag);
    // All that home says in this language, and more words than it ever shows.
    const words = Object.values(texts[language]!).flatMap((area) => Object.values(area));
    for (const { face, runs } of [...faceRuns(words, fonts.body, true), ...faceRuns(words, fonts.heading, false)]) {
      const file = join(files, `${face.id}.woff2`);
      const [whole, cut] = [await readFace(file), await cutToFont({ file, language: tag, runs })];
      for (const weight of new Set(face.weights)) {
        const [one, other] = [shaperFor(whole, tag, weight), shaperFor(cut, tag, weight)];
        for (const run of runs.flatMap((run) => [run, ...run.split(' ')])) {
          expect(placed(other, run), `${face.id} ${weight} ${run}`).toEqual(placed(one, run));
        }
      }
    }
  },
  // Pure computing: tens of thousands of words a merchant.
  120_000,
);

/** Where the glyphs of a text are. Their numbers differ. */
const placed = (shaper: ReturnType<typeof shaperFor>, text: string) =>
  shaper.shape(text).map(({ advance, x, y }) => ({ advance, x, y }));
