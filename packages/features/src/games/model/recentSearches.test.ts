import { afterEach, expect, test } from 'vitest';
import { clearSearches, noteSearch, readSearches } from './recentSearches.ts';

afterEach(() => localStorage.clear());

test('the newest search is first, spellings of the same text are stored once, eight at most', () => {
  for (const words of ['koi', 'ludo', 'KOI', 'لڈو', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) noteSearch('one', words);
  expect(readSearches('one')).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a', 'لڈو']);
  noteSearch('one', 'Ｃ');
  expect(readSearches('one').filter((words) => /c/i.test(words.normalize('NFKC')))).toEqual(['Ｃ']);
});

test('each merchant has separate searches, and clears only its own', () => {
  noteSearch('one', 'koi');
  noteSearch('two', 'ludo');
  expect([readSearches('one'), readSearches('two'), readSearches('three')]).toEqual([['koi'], ['ludo'], []]);
  clearSearches('one');
  expect([readSearches('one'), readSearches('two')]).toEqual([[], ['ludo']]);
});
