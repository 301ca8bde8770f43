import { clearSessionStorage } from '../storage/index.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectReturn, foundPlace, nameEntry, notePlace, openPlace, savePlace } from './index.ts';

const scrollTo = (top: number) => Object.assign(window, { scrollY: top });
const entry = () => (window.history.state as { key?: string } | null)?.key;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/home');
  scrollTo(0);
  openPlace(undefined);
});

test('an entry is found as it was left, also after a reload', () => {
  nameEntry();
  const key = entry();
  notePlace({ category: 'RNG' });
  notePlace({ pages: 3 });
  scrollTo(900);
  savePlace();
  nameEntry();
  expect(entry()).toBe(key);
  expect(openPlace(key)).toEqual({ top: 900, category: 'RNG', pages: 3 });
  expect(foundPlace()).toEqual({ top: 900, category: 'RNG', pages: 3 });
});

test('a new entry has no place, and nothing of the screen before', () => {
  notePlace({ category: 'RNG' });
  expect(openPlace(undefined)).toBeUndefined();
  savePlace('b');
  expect(openPlace('b')).toEqual({ top: 0 });
  expect(openPlace('never seen')).toBeUndefined();
});

test('the way out of a game leads back to the place that it was opened from', () => {
  nameEntry();
  scrollTo(700);
  savePlace();
  expectReturn('/m/home');
  // A link in the game: a new entry.
  window.history.replaceState({ key: 'fresh' }, '', '/m/home');
  expect(openPlace('fresh')?.top).toBe(700);
  window.history.replaceState({ key: 'fresh' }, '', '/m/gameList');
  expect(openPlace('fresh')).toBeUndefined();
});

test('a screen on which somebody logged out leaves nothing behind; the next one has a place again', () => {
  clearSessionStorage();
  scrollTo(300);
  savePlace('left');
  expect(sessionStorage).toHaveLength(0);
  openPlace(undefined);
  savePlace('next');
  expect(openPlace('next')).toEqual({ top: 300 });
});

test('what is in an entry already stays in it', () => {
  window.history.replaceState({ idx: 4 }, '');
  nameEntry();
  expect(window.history.state).toMatchObject({ idx: 4 });
});

test('of more than fifty places the oldest are forgotten', () => {
  for (let number = 0; number < 60; number++) savePlace(`entry-${number}`);
  expect(openPlace('entry-9')).toBeUndefined();
  expect(openPlace('entry-10')).toEqual({ top: 0 });
  expect(openPlace('entry-59')).toEqual({ top: 0 });
});
