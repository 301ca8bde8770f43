import { expect, test } from 'vitest';
import { chosenMerchants, readArguments } from './options.ts';

test('without options, readArguments returns only names', () => {
  expect(readArguments(['phone', 'ui'])).toEqual({ names: ['phone', 'ui'], options: {} });
});

test('options set merchants, rounds, an earlier release and output folders', () => {
  const words = ['--merchants', 'a,b', '--rounds', '2', '--previous', 'a1b2', '--traces', 't', '--strips', 's'];
  expect(readArguments(['phone', ...words])).toEqual({
    names: ['phone'],
    options: { merchants: ['a', 'b'], rounds: 2, previous: 'a1b2', traces: 't', strips: 's' },
  });
});

test.each([
  [['--rounds', '0'], '--rounds must be a whole number from 1, not "0".'],
  [['--round', '1'], "Unknown option '--round'"],
])('%j is rejected with the reason', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

const all = [{ code: 'first' }, { code: 'second' }];

test('every merchant is measured, or only the named merchants', () => {
  expect(chosenMerchants(all, undefined)).toEqual(all);
  expect(chosenMerchants(all, ['second'])).toEqual([{ code: 'second' }]);
});

test('an unknown merchant is rejected with a suggestion', () => {
  expect(() => chosenMerchants(all, ['first', 'secnd'])).toThrow(
    'The merchant "secnd" does not exist. Did you mean "second"? Merchants: first, second.',
  );
});
