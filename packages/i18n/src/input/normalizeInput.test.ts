import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeInput } from './normalizeInput.ts';

const blankLetters = ['\u2800', '\u3164', '\u115f', '\u1160', '\uffa0', '\u{1d159}'];
const invisible = [
  ...blankLetters,
  '\u202a',
  '\u202d',
  '\u2068',
  '\u061c',
  '\u200b',
  '\ufe0f',
  '\u200e',
  '\u2069',
  '\u202c',
  '\u00ad',
];

test.each(invisible.map((character) => [`U+${character.codePointAt(0)!.toString(16).padStart(4, '0')}`, character]))(
  '%s is removed around and inside a name or number',
  (_, character) => {
    expect(normalizeInput(`${character}ami${character}na${character}`)).toBe('amina');
    expect(normalizeInput(`${character}+880 17${character}12${character}`)).toBe('+880 1712');
  },
);

test.each([
  ['a family of emoji', '👩‍👩‍👧‍👦'],
  ['an emoji with a skin colour and a joiner', '👩🏽‍🚀'],
  ['a red heart', '❤️'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['an Urdu name with a non-joiner', 'می\u200cنا'],
  ['a Bengali word with a joiner', 'র\u200d্যাব'],
  ['a Burmese name', 'မောင်'],
])('normalizeInput does not change %s', (_, text) => {
  expect(normalizeInput(text)).toBe(text);
});

test.each([
  ['a joiner between Latin letters', 'a\u200db', 'ab'],
  ['a joiner after the last letter', 'مینا\u200c', 'مینا'],
  ['two joiners in a row', 'می\u200c\u200cنا', 'مینا'],
  ['a selector after a digit', '1\ufe0f2', '12'],
])('normalizeInput removes %s', (_, text, normalized) => {
  expect(normalizeInput(text)).toBe(normalized);
});

test('a normalized text does not change, and visible ASCII is never removed', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...invisible, '\u200d', '\u200c', '👩', 'م'));
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        const normalized = normalizeInput(text);
        expect(normalizeInput(normalized)).toBe(normalized);
        expect(normalized.replace(/[^\x20-\x7e]/g, '')).toBe(text.replace(/[^\x20-\x7e]/g, ''));
      },
    ),
    { numRuns: 2_000 },
  );
});
