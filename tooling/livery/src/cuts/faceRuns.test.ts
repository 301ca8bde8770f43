import { expect, test } from 'vitest';
import { fontsOf } from '../assemble/fonts.ts';
import { readValidMerchants } from '../merchant/readAll.ts';
import { prerenderedText } from './prerenderedText.ts';
import { faceRuns } from './faceRuns.ts';
import { facesOf } from './pageCuts.ts';

const [padma, aurora] = readValidMerchants(['padma', 'aurora']);
const { body, heading } = fontsOf(padma!).prerenderFonts('bn');

test('prerenderedText splits the text of a page by body and heading face', () => {
  expect(
    prerenderedText(
      '<main><h2>Hot <span>games</span></h2><p>10 &amp; <!-- -->&#x27;<b>more</b></p><p data-heading>Hello</p><script>no()</script></main>',
    ),
  ).toEqual({ body: ["10 & '", 'more'], heading: ['Hot ', 'games', 'Hello'] });
});

test('each character belongs to the first face that has it, and words of a face stay together', () => {
  const [bengali, latin, ...others] = faceRuns(['জনপ্রিয় গেম: Dragon 8'], body, false);
  expect(others).toEqual([]);
  expect(bengali!.face.id).toBe('noto-sans-bengali');
  expect(bengali!.runs).toContain('জনপ্রিয় গেম');
  expect(latin!.face.id).toBe('mulish');
  expect(latin!.runs).toEqual(expect.arrayContaining([':', 'Dragon', '8']));
});

test('a face without a letter of the text is left out, but the first face has its space', () => {
  expect(faceRuns(['গেম'], heading, false).map(({ face }) => face.id)).toEqual(['tiro-bangla-bengali']);
  const [first] = faceRuns(['Games'], heading, false);
  expect(first).toMatchObject({ face: { id: 'tiro-bangla-bengali' }, runs: [' '] });
});

test('digits and signs are cut in before an amount changes, and do not depend on the amount', () => {
  const runsOf = (text: string) => faceRuns([text], body, true).flatMap(({ runs }) => runs);
  expect(runsOf('গেম').join('')).toContain('9');
  expect(runsOf('গেম 10')).toEqual(runsOf('গেম 99'));
});

test('all Bengali digits are cut in if one of them is shown', () => {
  const runsOf = (text: string) => faceRuns([text], body, true).flatMap(({ runs }) => runs);
  expect(runsOf('গেম ১').join('')).toContain('৯');
  expect(runsOf('গেম: ১০')).toEqual(runsOf('গেম: ৯৯'));
  expect(runsOf('গেম').join('')).not.toContain('৯');
});

test('a family for both body and heading is cut once, to the words of both', () => {
  const fonts = fontsOf(aurora!).prerenderFonts('en');
  const faces = facesOf('<h2>Hot</h2><p>Cold</p>', fonts);
  expect(faces).toHaveLength(1);
  expect(faces[0]!.runs).toEqual(expect.arrayContaining(['Hot', 'Cold']));
});

test('titles only in Korean use no web font, because its cut would have no letter', () => {
  const { theme } = padma!;
  const korean = fontsOf({
    theme: { ...theme, font: { ...theme.font, heading: { $value: ['Cinzel', 'serif'] } } },
    languages: { default: 'KO', supported: ['KO'] },
  }).prerenderFonts('ko');
  const faces = facesOf('<h1>인기 게임</h1><p>잔액 100</p>', korean);
  expect(faces.map(({ face }) => face.id)).toEqual(['mulish']);
  expect(facesOf('<h1>인기 게임 VIP</h1>', korean).map(({ face }) => face.id)).toContain('cinzel');
});
