import type { Game } from '@livery/api/games/gameLists';
import { gameTypes, type NamedGame, type PrizeMode } from '@livery/api/games/launchGame';
import { isHomePath, type LotteryOpening, paths } from '@livery/foundation/addresses';

/** Vendors of lotteries that open their lobby, whichever of their lotteries is tapped. */
const lobbyVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA'];
const prizeModes: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott'];

interface Opened {
  /** Path and query of the page that the game is opened from. */
  from: string;
  /** The lottery's vendor runs on GPI's lobby. */
  isGpi?: boolean;
}

const isLottery = ({ category }: Game) => category === 'LOTT' || category === 'ELOTT';
const isEntertainment = ({ lottoMode }: Game) => lottoMode?.includes('Entertainment') === true;

/** The address that a game is played at: of a lottery the lottery launcher's, of any other the shared launcher's. */
export function playAddress(game: Game, { from, isGpi = false }: Opened): string {
  return isLottery(game) ? lotteryAddress(game, { from, isGpi }) : gameAddress(game);
}

const gameAddress = ({ category, vendorCode, gameId, roomId, id, supportPlay }: Game) =>
  withQuery(paths.play, { gameType: category, vassalage: vendorCode, gameId, roomId, nodeId: id, supportPlay });

function lotteryAddress(game: Game, { from, isGpi }: Required<Opened>): string {
  const isLobby = isGpi || lobbyVendors.includes(game.vendorCode);
  return withQuery(paths.launchLottery, {
    playType: isEntertainment(game) ? 'ent' : 'trad',
    gameId: game.gameId,
    gameGroupId: game.gameGroupId,
    prize_mode: game.category === 'ELOTT' ? 'Elott' : isEntertainment(game) ? 'ZY' : 'Lott',
    code: isLobby ? 'lobby' : game.gameCode,
    vassalage: game.vendorCode,
    nodeId: game.id,
    pageBack: leadsBackHome(from.split(/[?#]/, 1)[0]!) ? 'home' : undefined,
  });
}

/**
 * Of the pages that lotteries are opened from, those that are left for home and not for the games: home and the lists
 * of lotteries.
 */
const leadsBackHome = (path: string): boolean =>
  isHomePath(path) || path === paths.lotteries || path === paths.startLottery;

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return `${path}?${query}`;
}

/** A lottery that an older address names, without vendor and node: it is found in the lists of lotteries. */
export interface SoughtLottery {
  category: 'LOTT' | 'ELOTT';
  gameId?: string;
  code?: string;
  /** Kind of lottery, of which the first is meant: where neither game nor code says which. */
  kind?: string;
  isLobby: boolean;
  prizeMode?: PrizeMode;
}

/** How a lottery is opened, as far as its launcher's address says it. */
export function readLotteryOpening(pathname: string, search: string): LotteryOpening {
  if (pathname !== paths.launchLottery) return {};
  const { playType, mui } = Object.fromEntries(new URLSearchParams(search));
  return { ...(playType && { playType }), ...(mui && { mui }) };
}

/**
 * What an address names: a game, a lottery that has to be found, or nothing. Whoever wrote the address may have written
 * anything.
 */
export function readPlayAddress(pathname: string, search: string): NamedGame | SoughtLottery | undefined {
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name) || undefined;
  const id = value('nodeId');
  const vendorCode = value('vassalage');
  const gameId = value('gameId');
  if (pathname === paths.launchLottery) {
    const prizeMode = prizeModes.find((mode) => mode === value('prize_mode'));
    const lottery = {
      category: prizeMode === 'Elott' ? ('ELOTT' as const) : ('LOTT' as const),
      isLobby: value('code') === 'lobby',
      ...(gameId !== undefined && { gameId }),
      ...(prizeMode !== undefined && { prizeMode }),
    };
    if (id !== undefined && vendorCode !== undefined) return { ...lottery, id, vendorCode, supportPlay: 'REAL' };
    const code = lottery.isLobby ? undefined : value('code');
    if (code !== undefined) return { ...lottery, code };
    const kind = value('gameGroupId');
    if (gameId !== undefined) return lottery;
    return kind === undefined ? undefined : { ...lottery, kind };
  }
  const category = gameTypes.find((type) => type === value('gameType'));
  if (id === undefined || vendorCode === undefined || category === undefined) return undefined;
  const roomId = value('roomId');
  return {
    id,
    vendorCode,
    category,
    supportPlay: value('supportPlay') ?? 'REAL',
    ...(gameId !== undefined && { gameId }),
    ...(roomId !== undefined && { roomId }),
  };
}
