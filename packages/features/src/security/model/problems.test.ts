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
])('the problem of the address %j is %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

test('case and surrounding spaces do not change an address', () => {
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
])('the problem of the name %j is %s', (typed, problem) => {
  expect(payeeProblem(typed)).toBe(problem);
});
