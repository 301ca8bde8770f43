import { expect, test } from 'vitest';
import { textRuns } from './textRuns.ts';

const urdu = (code: number) => code === 0x20 || (code >= 0x600 && code < 0x700);
const latin = (code: number) => code < 0x250;
const runs = (line: string, direction: 'ltr' | 'rtl') =>
  textRuns(line, direction, [urdu, latin]).map(({ text, direction: way }) => `${way} ${text}`);

test('a right-to-left line starts at the right, and its numbers and Latin words stay left-to-right', () => {
  expect(runs('آغاز پر \u2066Rs10,000\u2069 کھیل', 'rtl')).toEqual([
    'rtl کھیل',
    'rtl  ',
    'ltr Rs10,000',
    'rtl آغاز پر ',
  ]);
  expect(runs('Indus میں', 'rtl')).toEqual(['rtl میں', 'rtl  ', 'ltr Indus']);
});

test('a left-to-right line keeps right-to-left words at their position', () => {
  expect(runs('Join میں now', 'ltr')).toEqual(['ltr Join ', 'rtl میں', 'ltr  ', 'ltr now']);
});

test('marks stay with their letter, and characters without a glyph in any face are left out', () => {
  expect(textRuns('e\u0301\u{1f600}a', 'ltr', [latin])).toEqual([{ text: 'e\u0301a', direction: 'ltr', face: 0 }]);
});
