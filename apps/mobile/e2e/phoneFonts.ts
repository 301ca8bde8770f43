import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Faces that every phone has where Korean or Burmese is read: the product names them and ships none. A test's machine may have none either. */
const faces = [
  { family: 'Noto Sans Myanmar', weight: '400', file: import.meta.resolve('@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2'), letters: 'U+1000-109F' },
  { family: 'Noto Sans Myanmar', weight: '700', file: import.meta.resolve('@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2'), letters: 'U+1000-109F' },
  { family: 'Noto Sans KR', weight: '400', file: import.meta.resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff2'), letters: 'U+1100-11FF, U+3130-318F, U+AC00-D7AF' },
  { family: 'Noto Sans KR', weight: '700', file: import.meta.resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-700-normal.woff2'), letters: 'U+1100-11FF, U+3130-318F, U+AC00-D7AF' },
];
const contentOf = (file: string) => readFileSync(fileURLToPath(file));

/** Gives pages of the app the faces that a phone has. Call it before the page is opened. */
export async function usePhoneFonts(page: Page): Promise<void> {
  // Where the policy lets fonts come from.
  await page.route('**/fonts/phone/*', (route) => route.fulfill({ contentType: 'font/woff2', body: contentOf(faces[Number(new URL(route.request().url()).pathname.split('/').at(-1))]!.file) }));
  await page.addInitScript((list) => {
    list.forEach(({ family, weight, letters }, index) => document.fonts.add(new FontFace(family, `url(/fonts/phone/${index})`, { weight, unicodeRange: letters })));
  }, faces);
}

/** The same as a style sheet, for a page that has no policy and no address. */
export const phoneFontsCss = () => faces
  .map(({ family, weight, file, letters }) => `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${contentOf(file).toString('base64')}); unicode-range: ${letters} }`)
  .join('\n');
