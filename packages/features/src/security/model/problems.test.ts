import { expect, test } from 'vitest';
import { emailProblem } from './emailProblem.ts';
import { isSameAddress } from './isSameAddress.ts';
import { payeeProblem } from './payeeProblem.ts';

test.each([
  ['amina@example.org', undefined],
  [' amina@example.org ', undefined],
  ['', 'missing'],
  ['  ', 'missing'],
  ['amina', 'form'],
  ['amina@example', 'form'],
  [`${'x'.repeat(250)}@example.org`, 'form'],
])('of the address %j is wrong: %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

test('capitals and blanks make no other address', () => {
  expect(isSameAddress(' Amina@Example.org', 'amina@example.org')).toBe(true);
  expect(isSameAddress('amina@example.org', 'nila@example.org')).toBe(false);
});

test.each([
  ['Amina Rahman', undefined],
  ['ဦး', undefined],
  ['নী'.repeat(60), undefined],
  ['নী'.repeat(61), 'long'],
  [' A ', 'missing'],
  ['', 'missing'],
])('of the name %j is wrong: %s', (typed, problem) => {
  expect(payeeProblem(typed)).toBe(problem);
});
