import { expect, test } from 'vitest';
import { measurementsOf, type Visits } from './rows.ts';
import type { Visit } from './visit.ts';

const visitWith = (own: Partial<Visit>): Visit => ({
  firstPaint: 100,
  largestPaint: 100,
  tiles: 100,
  usable: 100,
  blocking: 100,
  layoutShift: 0,
  script: 100,
  layout: 100,
  elements: 100,
  requests: 10,
  bytes: 100,
  content: 100,
  login: 0,
  coldLogin: 0,
  ...own,
});

/** The row of a merchant with these visits. All other values are 100. */
function rowOf(what: string, own: Partial<Visits['first']>, second: Partial<Visits['second']> = {}) {
  const usual = [visitWith({})];
  const visits = {
    first: { ours: usual, static: usual, plain: usual, ...own },
    second: { ours: usual, static: usual, plain: usual, ...second },
    ahead: { ours: usual },
  };
  return measurementsOf('merchant', visits).find((one) => one.what === `merchant: ${what}`);
}

test('a value is the median of all rounds with its range, beside the values of the others', () => {
  const ours = [300, 100, 200].map((firstPaint) => visitWith({ firstPaint }));
  const bare = [visitWith({ firstPaint: 190 })];
  expect(rowOf('first paint', { ours, static: bare, previous: bare })).toMatchObject({
    ours: '200 ms (100 to 300)',
    columns: {
      'static page': '190 ms (190 to 190)',
      'plain app': '100 ms (100 to 100)',
      'previous release': '190 ms (190 to 190)',
    },
    ratio: 200 / 190,
    target: '≤ 1.1 × static page',
    meetsTarget: true,
  });
});

test.each([
  ['first paint', { firstPaint: 110 }, { firstPaint: 111 }],
  ['largest paint', { largestPaint: 125 }, { largestPaint: 126 }],
  ['12 tiles with pictures', { tiles: 130 }, { tiles: 131 }],
  ['blocking', { blocking: 100 }, { blocking: 101 }],
  ['script time', { script: 100 }, { script: 101 }],
  ['elements', { elements: 400 }, { elements: 401 }],
  ['requests', { requests: 40 }, { requests: 41 }],
  ['layout shift', { layoutShift: 0.02 }, { layoutShift: 0.021 }],
  ['tap on Log in to its field, metered', { login: 350 }, { login: 351 }],
  ['login as the first page to its field', { usable: 900, coldLogin: 900 }, { usable: 900, coldLogin: 901 }],
])('%s meets its target up to the limit, and misses it above', (what, met, missed) => {
  expect(rowOf(what, { ours: [visitWith(met)] })?.meetsTarget).toBe(true);
  expect(rowOf(what, { ours: [visitWith(missed)] })?.meetsTarget).toBe(false);
});

test('if the plain app never blocks, there is no ratio, and any blocking misses the target', () => {
  const plain = [visitWith({ blocking: 0 })];
  expect(rowOf('blocking', { plain })).toMatchObject({ meetsTarget: false });
  expect(rowOf('blocking', { plain })).not.toHaveProperty('ratio');
  expect(rowOf('blocking', { plain, ours: plain })?.meetsTarget).toBe(true);
});

test('the second visit is compared with the first, and its bytes with a fixed limit', () => {
  const first = { ours: [visitWith({ largestPaint: 1000 })] };
  const second = (own: Partial<Visit>) => ({ ours: [visitWith(own)] });
  expect(rowOf('second visit, largest paint', first, second({ largestPaint: 350 }))?.meetsTarget).toBe(true);
  expect(rowOf('second visit, largest paint', first, second({ largestPaint: 351 }))?.meetsTarget).toBe(false);
  expect(rowOf('second visit, bytes', {}, second({ bytes: 5120 }))?.meetsTarget).toBe(true);
  expect(rowOf('second visit, bytes', {}, second({ bytes: 5121 }))?.meetsTarget).toBe(false);
});

test('a page whose tap on Log in was not measured has no value in that row', () => {
  const plain = [visitWith({ login: 90 })];
  expect(rowOf('tap on Log in to its field, metered', { plain })?.columns).toEqual({
    'plain app': '90 ms (90 to 90)',
  });
});
