import { describe, expect, test } from 'vitest';
import { gameIcon, motifOf } from '../art/index.ts';
import { subjectsNamed } from '../art/subjects/chooseSubject.ts';
import { indexGames } from '../games/catalogue/gameIndex.ts';
import { chooseHotGames } from './chooseHotGames.ts';
import { sea, subjects } from './createGameName.ts';
import { lotteryList } from './lotteryList.ts';
import { makeGames } from './makeGames.ts';
import { spaced } from './spreadMotifs.ts';

// These games have no vendor name, because the test does not cover the search by vendor.
const games = makeGames().map((game, index) => ({
  ...game,
  localNames: game.localNames ?? {},
  vendorName: '',
  id: index + 1,
}));
type Game = (typeof games)[number];
/** Number of tiles on the first pages of a list. */
const firstPages = 96;

const drawingsOf = (list: readonly Game[]) =>
  list.slice(0, firstPages).map((game) => ({ name: game.name, ...motifOf({ ...game, seed: game.icon }) }));
/** Tiles with the same key as one of the `before` tiles before them; three cover the row and the tile above. */
const alike = (list: readonly Game[], key: 'subject' | 'drawing' | 'composition', before = 3) =>
  drawingsOf(list).filter((one, index, all) =>
    all.slice(Math.max(0, index - before), index).some((other) => one[key] !== undefined && other[key] === one[key]),
  );
const listOf = (isIn: (game: Game) => boolean) => games.filter(isIn).toSorted((a, b) => a.rank - b.rank || a.id - b.id);

describe('neighbours in a list', () => {
  test.each(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const)(
    'of %s have different subjects',
    (kind) => {
      const list = listOf(({ gameType }) => gameType === kind);
      expect(list.length).toBeGreaterThan(60);
      expect(alike(list, 'subject')).toEqual([]);
    },
  );

  // Other types have too few subjects for this.
  test.each(['RNG', 'FISH'] as const)('of %s have no repeated subject on one screen', (kind) => {
    expect(
      alike(
        listOf(({ gameType }) => gameType === kind),
        'subject',
        8,
      ),
    ).toEqual([]);
  });

  test('of one vendor, and of its class, have no repeated drawing', () => {
    const namesOf = ({ vendorCode, classification }: Game) => [vendorCode, `${vendorCode} ${classification}`];
    const names = new Set(games.flatMap(namesOf));
    expect(names.size).toBeGreaterThan(100);
    const faults = [...names].flatMap((name) => {
      const list = listOf((game) => namesOf(game).includes(name));
      return alike(list, 'composition').map((one) => `${name}: ${one.name}`);
    });
    expect(faults).toEqual([]);
  });

  test.each(['aurora', 'padma', 'indus', 'lagoa'])('of the hot games of %s have different subjects', (merchant) => {
    const hot = chooseHotGames(merchant, games).map((id) => games[id - 1]!);
    expect(hot).toHaveLength(36);
    expect(alike(hot, 'subject')).toEqual([]);
  });

  const catalogue = indexGames(listOf(() => true));

  describe.each(['ludo', 'teen', 'roulette', 'rummy', 'tiger', 'dragon', 'baccarat', 'gold'])(
    'in the search results for %s',
    (name) => {
      const found = catalogue
        .find({ name })
        .slice(0, 30)
        .map((id) => games[id - 1]!);

      test('have no repeated drawing', () => {
        expect(found).toHaveLength(30);
        expect(alike(found, 'composition')).toEqual([]);
      });

      test('have different pictures, without titles', () => {
        const pictures = found.map((game) =>
          gameIcon({ ...game, seed: game.icon, style: 'luminous' }).replace(/aria-label="[^"]*"/, ''),
        );
        expect(new Set(pictures).size).toBe(found.length);
      });
    },
  );

  test('in the search for ludo have a different drawing than the previous one', () => {
    const found = catalogue
      .find({ name: 'ludo' })
      .slice(0, 30)
      .map((id) => games[id - 1]!);
    expect(alike(found, 'drawing', 1)).toEqual([]);
  });

  test('keep their order if possible', () => {
    expect(spaced(['a1', 'a2', 'b1', 'c1', 'a3', 'd1'], (one) => one[0]!)).toEqual([
      'a1',
      'b1',
      'c1',
      'd1',
      'a2',
      'a3',
    ]);
  });
});

describe('a game shows the subject of its name', () => {
  test.each([...subjects.map((noun) => [noun, 'RNG'] as const), ...sea.map((noun) => [noun, 'FISH'] as const)])(
    'the name “%s” has a subject',
    (noun, kind) => {
      expect(subjectsNamed(noun, kind)).not.toEqual([]);
    },
  );

  test.each([
    ['Lucky dice', 'LIVE', 'dice'],
    ['Silver Otter', 'RNG', 'otter'],
    ['Amber Heron', 'RNG', 'heron'],
    ['Gilded Falcon Jackpot', 'RNG', 'falcon'],
    ['Mighty Bazaar Treasure', 'RNG', 'stall'],
    ['Ruby’s Palace', 'RNG', 'palace'],
    ['Blazing Narwhal Hunter', 'FISH', 'narwhal'],
    ['Table Tennis Spin Live', 'SPORTS', 'table-tennis'],
    ['Kabaddi Mat Finals', 'SPORTS', 'kabaddi'],
    ['Hanoi Lotus 1 min', 'LOTT', 'lotus-draw'],
    ['Lantern Kite Race 5 min', 'ELOTT', 'kite-race'],
    ['Quickdraw Five of Eleven 1 min', 'ELOTT', 'eleven-balls'],
    ['Ballroom Bingo 5 min', 'ELOTT', 'mirror-ball'],
  ] as const)('the name %s of %s shows %s', (name, gameType, subject) => {
    expect(motifOf({ name, gameType, vendorCode: 'A', seed: 1 }).subject).toBe(subject);
  });
});

describe('the tile of a lottery', () => {
  test.each(lotteryList.map(({ code, name }) => [code, name.EN] as const))('%s has the name %s', (code, name) => {
    expect(games.filter(({ gameCode }) => gameCode === code).map((game) => game.name)).toEqual([name]);
  });

  test('has a different picture for each of a vendor’s lotteries', () => {
    const tiles = games.filter(({ gameCode }) => lotteryList.some(({ code }) => code === gameCode));
    expect(new Set(tiles.map(({ icon }) => icon)).size).toBe(lotteryList.length);
  });

  test('is one of at least 24 drawings', () => {
    const drawings = new Set(
      listOf(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT').map(
        (game) => motifOf({ ...game, seed: game.icon }).subject,
      ),
    );
    expect(drawings.size).toBeGreaterThanOrEqual(24);
  });
});
