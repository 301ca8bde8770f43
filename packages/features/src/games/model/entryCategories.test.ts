import type { GameCategory } from '@livery/api/games/gameLists';
import { expect, test } from 'vitest';
import { entryCategories, isListed } from './entryCategories.ts';

const category = (gameType: GameCategory['gameType'], ...codes: string[]): GameCategory => ({
  gameType,
  vendors: codes.map((code) => ({ code, name: code, accountTypeName: code, classifications: [], isGpi: false })),
});
const shape = (categories: readonly GameCategory[]) =>
  entryCategories(categories).map(({ id, gameType, vendors }) => [
    id,
    gameType,
    vendors.map(({ code }) => code).join(),
  ]);

test('[GENT-02] categories use the gateway’s order; SPORTS is split, with IMES, SV3, AV, TF in ESPORTS', () => {
  expect(
    shape([category('FISH', 'F'), category('SPORTS', 'TF', 'PTCH', 'IMES', 'AV', 'SV3', 'ODML'), category('RNG', 'R')]),
  ).toEqual([
    ['FISH', 'FISH', 'F'],
    ['SPORTS', 'SPORTS', 'PTCH,ODML'],
    ['ESPORTS', 'SPORTS', 'TF,IMES,AV,SV3'],
    ['RNG', 'RNG', 'R'],
  ]);
});

test('sports, e-sports and other kinds of games without vendors are not categories', () => {
  expect(shape([category('SPORTS', 'PTCH')])).toEqual([['SPORTS', 'SPORTS', 'PTCH']]);
  expect(shape([category('SPORTS', 'AV')])).toEqual([['ESPORTS', 'SPORTS', 'AV']]);
  expect(shape([category('RNG')])).toEqual([]);
});

test('[GENT-04] FISH, LIVE, RNG and PVP list their games, the others list their vendors', () => {
  const kinds = (['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const).map((kind) => category(kind, 'V'));
  expect(
    entryCategories(kinds)
      .filter(isListed)
      .map(({ id }) => id),
  ).toEqual(['RNG', 'LIVE', 'FISH', 'PVP']);
});
