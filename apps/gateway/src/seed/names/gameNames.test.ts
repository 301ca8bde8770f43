import { expect, test } from 'vitest';
import { makeGames } from '../makeGames.ts';
import { writeGameName } from './writeGameName.ts';

test.each([
  ['Ludo Gold', 'লুডু গোল্ড', 'لڈو گولڈ'],
  ['Jackal’s Fortune', 'জ্যাকালস ফরচুন', 'جیکالز فارچون'],
  ['Tiger & Koi', 'টাইগার অ্যান্ড কোই', 'ٹائیگر اینڈ کوئی'],
  ['Teen Patti AK47 Duel', 'তিন পাত্তি AK47 ডুয়েল', 'تین پتی AK47 ڈوئل'],
  ['Moon Five Digits 3 min', 'Moon পাঁচ অঙ্ক 3 মিনিট', 'Moon پانچ ہندسے 3 منٹ'],
])('the name %s is written %s in Bengali and %s in Urdu', (name, BN, UR) => {
  expect(writeGameName(name)).toMatchObject({ BN, UR });
});

test('a name with an unknown word has no other form', () => {
  expect(writeGameName('Ludo Unheardof')).toEqual({});
});

test('every game except some sports games has a name in Bengali and in Urdu', { tags: 'whole' }, () => {
  const unnamed = makeGames().filter(({ localNames }) => Object.keys(localNames ?? {}).length === 0);
  expect(new Set(unnamed.map(({ gameType }) => gameType))).toEqual(new Set(['SPORTS']));
  expect(unnamed.length).toBeLessThan(150);
});
