import type { Game } from '@livery/api/games/gameLists';
import { gameTypes, type NamedGame, type PrizeMode } from '@livery/api/games/launchGame';
import { isHomePath, type LotteryOpening, paths } from '@livery/foundation/addresses';

/** Vendors of lotteries that always open their lobby, for each of their lotteries. */
const lobbyVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA'];
const prizeModes: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott'];

interface Opened {
  /** Path and query of the page on which the game is opened. */
  from: string;
  /** Whether the lottery's vendor runs on GPI's lobby. */
  isGpi?: boolean;
}

const isLottery = ({ category }: Game) => category === 'LOTT' || category === 'ELOTT';
const isEntertainment = ({ lottoMode }: Game) => lottoMode?.includes('Entertainment') === true;

/**
 * Returns the address that plays a game: the lottery launcher's for a lottery, the shared launcher's for any other
 * game.
 */
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
 * Whether the exit of a lottery opens home instead of the games. This is the case for lotteries that were opened from
 * home or from the lists of lotteries.
 */
const leadsBackHome = (path: string): boolean =>
  isHomePath(path) || path === paths.lotteries || path === paths.startLottery;

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return `${path}?${query}`;
}

/** A lottery in an older address, without vendor and node. The app searches for it in the lists of lotteries. */
export interface RequestedLottery {
  category: 'LOTT' | 'ELOTT';
  gameId?: string;
  code?: string;
  /** Kind of lottery. If the address contains neither game nor code, it refers to the first lottery of that kind. */
  kind?: string;
  isLobby: boolean;
  prizeMode?: PrizeMode;
}

/** Reads how a lottery is opened, as far as the launcher's address contains it. */
export function readLotteryOpening(pathname: string, search: string): LotteryOpening {
  if (pathname !== paths.launchLottery) return {};
  const { playType, mui } = Object.fromEntries(new URLSearchParams(search));
  return { ...(playType && { playType }), ...(mui && { mui }) };
}

/** Parses an address. Returns a game, a lottery that must be searched, or undefined. The address is untrusted input. */
export function readPlayAddress(pathname: string, search: string): NamedGame | RequestedLottery | undefined {
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
