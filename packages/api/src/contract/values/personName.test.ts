import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countCharacters, firstCharacters, nameOf } from './personName.ts';

const nickname = nameOf({ most: 24 });
const family = '👩‍👩‍👧‍👦';

test.each([
  ['Mina', 4],
  ['😀'.repeat(24), 24],
  [family.repeat(24), 24],
  ['🇧🇩🇲🇲🇵🇰', 3],
  ['👍🏽👍🏿', 2],
  ['e\u0301', 1],
  ['নীলা', 2],
  ['মিনা রহমান', 7],
  ['မောင်', 3],
  ['نِیلا', 4],
])('%s has %i characters', (name, characters) => {
  expect(countCharacters(name)).toBe(characters);
});

test.each([
  ['24 emoji', '😀'.repeat(24)],
  ['24 families', family.repeat(24)],
  ['24 Bengali letters with a vowel sign, which are 48 code points', 'নী'.repeat(24)],
  ['24 Burmese letters with marks', 'ကို'.repeat(24)],
  ['24 Urdu letters with marks', 'نِ'.repeat(24)],
  ['a Burmese letter with eight marks', 'ကျွှိုံ့း'],
  ['an Urdu name with a non-joiner', 'می\u200cنا'],
])('%s are accepted with a maximum of 24', (_, name) => {
  expect(v.parse(nickname, name)).toBe(name.normalize('NFC'));
});

test.each([
  ['25 letters', 'n'.repeat(25)],
  ['25 emoji', '😀'.repeat(25)],
  ['25 Bengali letters', 'নী'.repeat(25)],
  ['25 Burmese letters', 'ကို'.repeat(25)],
  ['25 Urdu letters', 'نِ'.repeat(25)],
  ['a letter under a pile of marks', `Z${'\u0317'.repeat(60)}`],
  ['only a mark', '\u0301'],
  ['two lines', 'mina\nadmin'],
  ['a zero byte', 'mi\u0000na'],
])('%s is refused', (_, name) => {
  expect(v.is(nickname, name)).toBe(false);
});

test('a name is trimmed and composed, so that equal names have equal texts', () => {
  expect(v.parse(nickname, '  Jose\u0301 ')).toBe('José');
});

test('a pasted name with direction marks is stored without them', () => {
  expect(v.parse(nickname, '\u2068mina\u202egnp\u2069')).toBe('minagnp');
});

test('an empty name is valid', () => {
  expect(v.parse(nickname, ' ')).toBe('');
  expect(v.parse(nickname, '\u200b\u200d\u2060')).toBe('');
});

test('a minimum length counts code points: one Burmese character can be a whole name', () => {
  expect(v.is(nameOf({ least: 2, most: 60 }), 'ဦး')).toBe(true);
  expect(v.is(nameOf({ least: 2, most: 60 }), 'U')).toBe(false);
});

test('a text is cut between graphemes, never inside one', () => {
  expect(firstCharacters(family.repeat(3), 2)).toBe(family.repeat(2));
});
