import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findByName } from './findByName.ts';
import { foldText } from './foldText.ts';
import { toSearchName } from './searchName.ts';
import { soundOf } from './soundOf.ts';

const find = (names: readonly string[], typed: string) => findByName(names, typed, (name) => [toSearchName(name)]);

describe('foldText', () => {
  test.each([
    ['Jackal’s Fortune', 'jackals fortune'],
    ["JACKAL'S  fortune", 'jackals fortune'],
    ['Jackalʼs\u00a0Fortune', 'jackals fortune'],
    ['Ünal Ação São', 'unal acao sao'],
    ['Straße Łódź Øre Æon', 'strasse lodz ore aeon'],
    ['Tiger & Koi', 'tiger and koi'],
    ['No-Wait Baccarat 20-20', 'no wait baccarat 20 20'],
    ['বাকারাত ৭৫', 'বাকারাত 75'],
    ['کیکر ۲۱', 'کیکر 21'],
    ['كيكر ٢١', 'کیکر 21'],
    ['ＬＵＤＯ ９', 'ludo 9'],
    ['لُڈُو', 'لڈو'],
    ['লুডু\u200d', 'লুডু'],
    ['\u202eludo\u202c', 'ludo'],
    ['ŉ a´b', 'n ab'],
    ['50 % _', '50'],
    ['%', ''],
    ['Ꞌ', ''],
  ])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('folding a folded text changes nothing, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toBe(folded.trim());
        expect(soundOf(text)).toMatch(/^(?:[A-Z.0-9][0-3] ?)*$/);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1 });
  test('ignores case, accents, apostrophes, width and the script of digits', () => {
    const disguises: ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => [...text].join('’'),
      (text) => text.replaceAll(/[a-z]/g, '$&\u0301').normalize('NFC'),
      (text) => text.replaceAll(/[a-z0-9]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
      (text) => text.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!),
      (text) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!),
      (text) => `\u200e ${text}\u200d`,
    ];
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...disguises), (word, number, disguise) => {
        const text = `${word}${number}`;
        expect(foldText(disguise(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

const names = [
  'Ludo Bronze',
  'Quick Ludo Gold',
  'Golden Tiger',
  'Jackal’s Fortune',
  'Teen Patti Joker',
  'Hold’em Gold',
  'Lucky Lady',
  'Tiger & Koi',
  'Baccarat Dhaka 3',
  'Kraken Blast',
  'جیک پاٹ',
];

describe('a search for', () => {
  test.each([
    ['another case', 'lUDO', ['Ludo Bronze', 'Quick Ludo Gold']],
    ['a typed apostrophe', "Jackal's", ['Jackal’s Fortune']],
    ['a printed apostrophe', 'jackal’s', ['Jackal’s Fortune']],
    ['no apostrophe', 'jackals', ['Jackal’s Fortune']],
    ['a space in place of the apostrophe', 'hold em', ['Hold’em Gold']],
    ['no blank', 'goldentiger', ['Golden Tiger']],
    ['too many spaces', 'teen  pat ti', ['Teen Patti Joker']],
    ['words in another order', 'tiger golden', ['Golden Tiger']],
    ['a sign in place of a word', 'koi and tiger', ['Tiger & Koi']],
    ['Bengali digits', 'dhaka ৩', ['Baccarat Dhaka 3']],
    ['Urdu digits', 'dhaka ۳', ['Baccarat Dhaka 3']],
    ['a part of a word', 'rak', ['Kraken Blast']],
    ['a missing letter', 'bacarat', ['Baccarat Dhaka 3']],
    ['an additional letter', 'krakken', ['Kraken Blast']],
    ['a wrong letter', 'krahen', ['Kraken Blast']],
    ['swapped letters', 'krkaen', ['Kraken Blast']],
    ['a mistake in one of two words', 'goldn tiger', ['Golden Tiger']],
    ['a mistake and no blank', 'luckylaady', ['Lucky Lady']],
    ['a mistake, words in another order', 'tiger goldin', ['Golden Tiger']],
    ['spelt by ear', 'tin pati', ['Teen Patti Joker']],
    ['Bengali letters', 'লুডু', ['Ludo Bronze', 'Quick Ludo Gold']],
    ['Urdu letters', 'لڈو', ['Ludo Bronze', 'Quick Ludo Gold']],
    ['two Bengali words', 'তিন পাত্তি', ['Teen Patti Joker']],
    ['two Urdu words', 'تین پتی', ['Teen Patti Joker']],
    ['the beginning of a Bengali word', 'বাকারা', ['Baccarat Dhaka 3']],
    ['letters that no word has, though one sounds so without its vowels', 'zzzzqqqq', []],
    ['two mistakes', 'krxaben', []],
    ['a mistake in a short word', 'kou', []],
    ['no letter', '%', []],
    ['blanks', '   ', []],
  ])('%s finds by %s', (_, typed, found) => expect(find(names, typed)).toEqual(found));

  test.each([..."'’‘‛ʼʻʽʹʾʿꞌ՚׳`´′‵＇", ''])('Jackal%ss finds names with any apostrophe and without', (typed) => {
    const written = ['Jackal’s Fortune', "Jackal's Quest", 'Jackalʼs Spins', 'Jackals Nights'];
    expect(find([...written, 'Sunken Jackal Spins', 'Jackal Riches'], `Jackal${typed}s`)).toEqual(written);
    expect(find(['Genie Riches', 'Genie’s Quest'], `genie${typed}s`)).toEqual(['Genie’s Quest']);
  });

  test('letters of the next word are not part of a word', () => {
    expect(find(['Sunken Jackal Spins', 'Jackal’s Fortune', 'Andar Bahar Atrium'], 'jackals')).toEqual([
      'Jackal’s Fortune',
    ]);
    expect(find(['Andar Bahar Atrium', 'Baccarat'], 'bacarat')).toEqual(['Baccarat']);
    expect(find(['Sic Bo Pearl'], 'sicbo')).toHaveLength(1);
    expect(find(['Sic Bonus'], 'sicbo')).toEqual([]);
  });

  test('the best matches come first, equal matches in the given order', () => {
    expect(find(['Otiger', 'Golden Tiger', 'টাইগার', 'Tiger & Koi', 'Tigre'], 'tiger')).toEqual([
      'Tiger & Koi',
      'Golden Tiger',
      'টাইগার',
      'Otiger',
    ]);
  });

  test.each([
    ['Ludo', 'লুডু', 'لڈو'],
    ['Teen Patti', 'তিন পাত্তি', 'تین پتی'],
    ['Golden Tiger', 'গোল্ডেন টাইগার', 'گولڈن ٹائیگر'],
    ['Dragon', 'ড্রাগন', 'ڈریگن'],
    ['Roulette', 'রুলেট', 'رولیٹ'],
    ['Cricket', 'ক্রিকেট', 'کرکٹ'],
    ['Velvet', 'ভেলভেট', 'ویلویٹ'],
    ['Wild', 'ওয়াইল্ড', 'وائلڈ'],
    ['Phoenix', 'ফিনিক্স', 'فینکس'],
    ['Call Break', 'কল ব্রেক', 'کال بریک'],
    ['Andar Bahar', 'আন্দর বাহার', 'اندر باہر'],
    ['King', 'কিং', 'کنگ'],
    ['Rummy 21', 'রামি ২১', 'رمی ۲۱'],
    ['Hilsa', 'হিলসা', 'ہلسا'],
  ])('%s, %s and %s are the same name', (...written) => {
    const others = ['Marlin', 'Keno', 'Sapphire', 'Comet'];
    for (const name of written) for (const typed of written) expect(find([...others, name], typed)).toEqual([name]);
  });

  test('one mistake in a word of five letters or more is ignored', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 5, maxLength: 12 });
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.constantFrom('lost', 'added', 'wrong', 'swapped'),
        (name, place, other, kind) => {
          const at = place % name.length;
          const typed = {
            lost: name.slice(0, at) + name.slice(at + 1),
            added: name.slice(0, at) + other + name.slice(at),
            wrong: name.slice(0, at) + other + name.slice(at + 1),
            swapped: name.slice(0, at) + (name[at + 1] ?? '') + name[at]! + name.slice(at + 2),
          }[kind];
          expect(find([`The ${name} of 7`], typed)).toHaveLength(1);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('no search text causes an error, and each full name is found', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, typed) => {
        find([name], typed);
        expect(find([name], name)).toEqual(foldText(name) === '' ? [] : [name]);
      }),
      { numRuns: 5_000 },
    );
  }, 60_000);
});
