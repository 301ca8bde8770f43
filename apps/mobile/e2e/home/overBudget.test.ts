import { expect, test } from '@playwright/test';
import { overBudget } from '../fixtures/homeBudgets.ts';
import type { HomeLoad } from '../fixtures/homeLoad.ts';

const budget: HomeLoad = {
  first: { html: { '/m/home': 20_000 }, code: { '/assets/main.js': 50_000, '/assets/vendor.js': 50_000 } },
  later: { data: { '/wps/games': 5_000 } },
  elements: 400,
};

test.describe('a home compared with its budget', () => {
  test('may exceed it by 3 %', () => {
    const first = { ...budget.first, code: { '/assets/main.js': 53_000, '/assets/vendor.js': 50_000 } };
    expect(overBudget({ ...budget, first, elements: 412 }, budget)).toEqual([]);
  });

  test('that has more bytes is reported with the file that grew', () => {
    const first = { ...budget.first, code: { '/assets/main.js': 53_001, '/assets/vendor.js': 50_000 } };
    expect(overBudget({ ...budget, first }, budget)).toEqual([
      '103001 bytes of code requested before its code runs, at most 100000 and 3 %',
      '  /assets/main.js grew by 3001 to 53001 bytes',
    ]);
  });

  test('that requests one more file is reported with the file', () => {
    const later = { data: { '/wps/games': 5_000, '/wps/more': 10 } };
    expect(overBudget({ ...budget, later }, budget)).toEqual([
      '2 files of data requested by its code, at most 1',
      '  /wps/more is new: 10 bytes',
      '5 requests in all, at most 4',
    ]);
  });

  test('that requests a new kind of file is reported with the file', () => {
    const later = { ...budget.later, fonts: { '/fonts/one.woff2': 9_000 } };
    expect(overBudget({ ...budget, later }, budget)).toContain('  /fonts/one.woff2 is new: 9000 bytes');
  });

  test('with too many elements is reported with their number', () => {
    expect(overBudget({ ...budget, elements: 413 }, budget)).toEqual(['413 elements, at most 400 and 3 %']);
  });
});
