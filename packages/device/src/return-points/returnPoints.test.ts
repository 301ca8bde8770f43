import { clearSessionStorage } from '../storage/index.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  expectReturn,
  currentReturnPoint,
  nameEntry,
  addToReturnPoint,
  openReturnPoint,
  saveReturnPoint,
} from './index.ts';

const scrollTo = (top: number) => Object.assign(window, { scrollY: top });
const entry = () => (window.history.state as { key?: string } | null)?.key;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/home');
  scrollTo(0);
  openReturnPoint(undefined);
});

test('a stored return point is found again, also after a reload', () => {
  nameEntry();
  const key = entry();
  addToReturnPoint({ category: 'RNG' });
  addToReturnPoint({ pages: 3 });
  scrollTo(900);
  saveReturnPoint();
  nameEntry();
  expect(entry()).toBe(key);
  expect(openReturnPoint(key)).toEqual({ top: 900, category: 'RNG', pages: 3 });
  expect(currentReturnPoint()).toEqual({ top: 900, category: 'RNG', pages: 3 });
});

test('a new entry has no return point, and no notes of the previous screen', () => {
  addToReturnPoint({ category: 'RNG' });
  expect(openReturnPoint(undefined)).toBeUndefined();
  saveReturnPoint('b');
  expect(openReturnPoint('b')).toEqual({ top: 0 });
  expect(openReturnPoint('never seen')).toBeUndefined();
});

test('the back link of a game restores the return point from which the game was opened', () => {
  nameEntry();
  scrollTo(700);
  saveReturnPoint();
  expectReturn('/m/home');
  // A link in the game creates a new entry.
  window.history.replaceState({ key: 'fresh' }, '', '/m/home');
  expect(openReturnPoint('fresh')?.top).toBe(700);
  window.history.replaceState({ key: 'fresh' }, '', '/m/gameList');
  expect(openReturnPoint('fresh')).toBeUndefined();
});

test('after a logout no return point is stored for the screen, but again for the next screen', () => {
  clearSessionStorage();
  scrollTo(300);
  saveReturnPoint('left');
  expect(sessionStorage).toHaveLength(0);
  openReturnPoint(undefined);
  saveReturnPoint('next');
  expect(openReturnPoint('next')).toEqual({ top: 300 });
});

test('the existing state of an entry is preserved', () => {
  window.history.replaceState({ idx: 4 }, '');
  nameEntry();
  expect(window.history.state).toMatchObject({ idx: 4 });
});

test('the oldest return points are removed if there are more than fifty', () => {
  for (let number = 0; number < 60; number++) saveReturnPoint(`entry-${number}`);
  expect(openReturnPoint('entry-9')).toBeUndefined();
  expect(openReturnPoint('entry-10')).toEqual({ top: 0 });
  expect(openReturnPoint('entry-59')).toEqual({ top: 0 });
});
