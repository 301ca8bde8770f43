import { gameTypes } from '@livery/api/contract';
import type { Vendor } from '@livery/api/games/gameLists';
import { describe, expect, test } from 'vitest';
import { categoryTabs } from './categoryTabs.ts';

const vendor = (code: string, ...classes: string[]): Vendor => ({
  code,
  name: code,
  accountTypeName: code,
  classifications: classes.map((one) => ({ code: one, name: one })),
  isGpi: false,
});
const vendors = [vendor('A', 'video', 'jackpot'), vendor('B', 'jackpot', 'ways')];
const namesOf = (options: Partial<Parameters<typeof categoryTabs>[0]>) =>
  categoryTabs({ gameType: 'LIVE', vendors, isGameList: false, hasFavorites: true, ...options }).map(
    ({ kind, classification }) => classification?.code ?? kind,
  );

describe('[TABS-01] tabs over a list of games', () => {
  test('start with All, then the favourites, then each class of the vendors once', () => {
    expect(namesOf({})).toEqual(['all', 'fav', 'video', 'jackpot', 'ways']);
    expect(namesOf({ vendors: [vendors[1]!] })).toEqual(['all', 'fav', 'jackpot', 'ways']);
  });

  test('include New only for RNG outside the game list, before the favourites', () => {
    expect(namesOf({ gameType: 'RNG' })).toEqual(['all', 'new', 'fav', 'video', 'jackpot', 'ways']);
    for (const gameType of gameTypes) expect(namesOf({ gameType }).includes('new'), gameType).toBe(gameType === 'RNG');
  });

  test('do not include favourites that are hidden', () => {
    expect(namesOf({ hasFavorites: false })).toEqual(['all', 'video', 'jackpot', 'ways']);
  });

  test('are only one for FISH with hidden favourites, because FISH has no classes', () => {
    expect(namesOf({ gameType: 'FISH' })).toEqual(['all', 'fav']);
    expect(namesOf({ gameType: 'FISH', hasFavorites: false })).toEqual(['all']);
  });

  test('[LIST-01] of the game list start with the hot games, and include the new games of every kind', () => {
    for (const gameType of [...gameTypes, undefined])
      expect(namesOf({ gameType, isGameList: true }).slice(0, 4), gameType).toEqual(['hot', 'all', 'new', 'fav']);
    expect(namesOf({ gameType: undefined, isGameList: true })).toHaveLength(4);
  });
});
