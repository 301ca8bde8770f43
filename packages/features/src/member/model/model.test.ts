import { sampleValues } from '@livery/api/testing';
import { expect, test } from 'vitest';
import { birthdayLimits, birthdayProblem } from './birthday.ts';
import { changedDetails, profileValues, trimmedValues } from './profileValues.ts';

const today = '2026-03-01';
const limits = birthdayLimits(today, 18);

test.each([
  ['', undefined],
  ['2008-03-01', undefined],
  ['2008-03-02', 'young'],
  ['2026-03-01', 'young'],
  ['2026-03-02', 'day'],
  ['1907-01-01', undefined],
  ['1906-12-31', 'day'],
])('the problem of the date of birth %j is %s', (day, problem) => {
  expect(birthdayProblem(day, limits, today)).toBe(problem);
});

test('a player born on 29 February is of age on 1 March', () => {
  expect(birthdayProblem('2008-02-29', birthdayLimits('2026-02-28', 18), '2026-02-28')).toBe('young');
  expect(birthdayProblem('2008-02-29', birthdayLimits('2026-03-01', 18), '2026-03-01')).toBeUndefined();
});

test('only changed details are sent', () => {
  const before = profileValues(sampleValues.getPersonalInfo);
  expect(changedDetails(before, before)).toBeUndefined();
  expect(changedDetails(before, { ...before, nickname: 'Other', headIcon: '2' })).toBeUndefined();
  expect(changedDetails(before, { ...before, address: '12 Lake Road', gender: 'X' })).toEqual({
    address: '12 Lake Road',
    gender: 'X',
  });
  expect(changedDetails({ ...before, line: 'amina' }, { ...before, line: '' })).toEqual({ line: '' });
});

test('spaces at the ends are not a change', () => {
  const before = profileValues(sampleValues.getPersonalInfo);
  expect(changedDetails(before, trimmedValues({ ...before, address: '  ', line: ' ' }))).toBeUndefined();
});
