import type { LotteryKind } from '@livery/api/contract';
import type { games, vendorClassifications } from '../db/schema/index.ts';
import { classifications } from './classifications.ts';
import { createGameName } from './createGameName.ts';
import { lotteryList } from './lotteryList.ts';
import { spreadRanks, variedIcons } from './spreadMotifs.ts';
import { writeGameName } from './names/writeGameName.ts';
import { type Random, seededRandom } from './seededRandom.ts';
import { esportsVendors, type VendorSeed, vendorList } from './vendorList.ts';

type GameSeed = typeof games.$inferInsert;

/** Number of games of a full catalogue. */
const wholeWorld = vendorList.reduce((sum, vendor) => sum + vendor.games, 0);

/** Creates the games of the catalogue, the same on every machine. With a smaller number each vendor keeps its share. */
export function makeGames(wanted: number = wholeWorld): GameSeed[] {
  const share = Math.min(1, wanted / wholeWorld);
  const slotNames = new Set<string>();
  const made = vendorList.flatMap((vendor) => {
    const random = seededRandom(`games of ${vendor.code}`);
    // Slots and fishing games have unique names across vendors; tables and rooms do not need them.
    const taken = vendor.gameType === 'RNG' || vendor.gameType === 'FISH' ? slotNames : new Set<string>();
    return Array.from({ length: Math.max(2, Math.round(vendor.games * share)) }, (_, index) =>
      makeGame(vendor, index + 1, random, taken),
    );
  });
  return variedIcons(spreadRanks(made));
}

/** Classes of a vendor's games. E-sports vendors have only the class of e-sports; other vendors do not have it. */
function classesOf({ code, gameType }: Pick<VendorSeed, 'code' | 'gameType'>) {
  const isEsports = esportsVendors.includes(code);
  return classifications[gameType].filter((one) => gameType !== 'SPORTS' || (one.code === 'esports') === isEsports);
}

/** The classes of every vendor, in order, as the catalogue stores them. */
export const classRows = (): (typeof vendorClassifications.$inferInsert)[] =>
  vendorList.flatMap(({ code, gameType }) =>
    classesOf({ code, gameType }).map((one, rank) => ({
      vendorCode: code,
      gameType,
      code: one.code,
      name: one.name,
      rank,
    })),
  );

/** The class of a lottery's tile. */
export const classOf = (kind: LotteryKind) => (kind === 'numero' || kind === 'vn' ? 'draw5' : kind);

function makeGame({ code, gameType }: VendorSeed, number: number, random: Random, taken: Set<string>): GameSeed {
  const lottery = lotteryList.find((one) => one.code === `${code}_${number}`);
  const invented = random.pick(classesOf({ code, gameType })).code;
  const classification = lottery === undefined ? invented : classOf(lottery.kind);
  // A lottery's tile has the lottery's name, so its picture shows the subject of that name.
  const name = lottery?.name.EN ?? createGameName({ random, gameType, classification, taken });
  const gameId = `${code.toLowerCase().replaceAll('_', '-')}-${String(number).padStart(4, '0')}`;
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT';
  return {
    nodeId: `n-${gameId}`,
    gameId,
    name,
    localNames: writeGameName(name),
    gameType,
    vendorCode: code,
    classification,
    roomId: gameType === 'LIVE' || gameType === 'PVP' ? `room-${gameId}` : null,
    gameCode: isLottery ? `${code}_${number}` : null,
    gameGroupId: isLottery ? classification : null,
    lottoMode: isLottery ? (gameType === 'ELOTT' || random.chance(0.4) ? 'Entertainment' : 'Tradition') : null,
    supportPlay: gameType === 'RNG' || gameType === 'FISH' ? 'REAL,FREE' : 'REAL',
    icon: gameId,
    isNew: random.chance(0.03),
    isLive: gameType === 'LIVE' ? random.chance(0.85) : gameType === 'SPORTS' && random.chance(0.5),
    minBet: random.pick([10, 20, 50, 100, 500, 1_000]),
    lines: gameType === 'RNG' ? random.pick([1, 3, 5, 10, 20, 25, 40, 243]) : 0,
    rank: random.below(100_000),
  };
}
