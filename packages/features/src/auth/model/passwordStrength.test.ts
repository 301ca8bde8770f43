import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['password', 1, 'common'],
  ['P@ssw0rd', 1, 'common'],
  ['Qwerty123!', 1, 'common'],
  ['bangladesh2024', 1, 'common'],
  ['123456789', 1, 'row'],
  ['aaaaaaaaaaaa', 1, 'row'],
  ['amina1990', 1, 'namesYou'],
  ['01712345678', 1, 'namesYou'],
  ['tree7', 1, 'longer'],
  ['tigerlamp', 3, 'longer'],
  ['horse-lamp-42', 4, undefined],
  ['kR7#pw2!xT', 4, undefined],
] as const)('%s: level %i, %s', (password, level, weakness) => {
  expect(passwordStrength(password, ['amina', '1712345678', 'amina@example.org'])).toEqual(
    weakness === undefined ? { level } : { level, weakness },
  );
});

test('any text has a level', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 10 }), (password, known) => {
      expect([1, 2, 3, 4]).toContain(passwordStrength(password, [known]).level);
    }),
    { numRuns: times(100, 10_000) },
  );
}, 60_000);
