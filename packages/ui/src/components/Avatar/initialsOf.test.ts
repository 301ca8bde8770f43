import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test('a name stands as its letters', () => {
  expect(initialsOf('Abdur Rahman Chowdhury')).toBe('AC');
  expect(initialsOf('rahim')).toBe('R');
  expect(initialsOf('  élodie  de sá ')).toBe('ÉS');
});

test('letters of other scripts stay whole and alone', () => {
  expect(initialsOf('কৃষ্ণা রায়')).toBe([...new Intl.Segmenter().segment('কৃষ্ণা')][0]?.segment);
  expect(initialsOf('علی رضا')).toBe('ع');
});

test('what is no name has none', () => {
  expect(initialsOf('+880 17****42')).toBeUndefined();
  expect(initialsOf('***im')).toBeUndefined();
  expect(initialsOf('')).toBeUndefined();
});
