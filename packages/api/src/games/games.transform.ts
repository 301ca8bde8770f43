import type { PublicMerchant } from '@livery/merchant';
import type { InferOutput } from 'valibot';
import { withoutUndefined } from '../client/withoutUndefined.ts';
import type { CallValue } from '../contract/call.ts';
import type { GameType } from '../contract/games/gameTypes.ts';
import type { GameValue } from '../contract/games/gameValue.ts';
import type { getFavoriteGames } from '../contract/games/getFavoriteGames.ts';
import type { getGameList } from '../contract/games/getGameList.ts';
import type { getVendorGameTypes } from '../contract/games/getVendorGameTypes.ts';
import type { vendorValue } from '../contract/games/vendorValue.ts';
import { pictureCandidates, picturePath } from './pictureCandidates.ts';

/** A game with the data for tiles and launches. */
export interface Game {
  /** Id of the game in lists and favourites. */
  id: string;
  /** The vendor's own id of the game. */
  gameId: string;
  /** Id of the room. Only for games that are launched by room, for example live tables. */
  roomId?: string;
  name: string;
  /** The name of the game in the player's language, if a list has it and it differs from `name`. */
  localName?: string;
  category: GameType;
  vendorCode: string;
  vendorName: string;
  /**
   * Path of the picture: folder and file below a picture server and the merchant's code, or an address. Empty if there
   * is no picture. See `gameIconCandidates`.
   */
  iconPath: string;
  /** Path of the picture without text. Missing if no list has it. */
  plainIconPath?: string;
  /** Code of a lottery. */
  gameCode?: string;
  gameGroupId?: string;
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode?: string;
  classification?: string;
  /** Kinds of money for the game, for example "REAL,FREE". */
  supportPlay: string;
  isNew: boolean;
  isHot: boolean;
  /** Whether it is a table or match that is running now. */
  isLive: boolean;
  /** Whether the stakes of the game fund a jackpot. */
  isJackpot?: boolean;
  /** Whether the game cannot be opened now, because its vendor is under maintenance. */
  isInMaintenance?: boolean;
  /** Smallest stake, as a decimal string in the merchant's currency; missing if unknown. */
  minStake?: string;
}

/** One page of a list of games. */
export interface GamePage {
  games: Game[];
  /** Number of pages; 0 for an empty list. */
  totalPages: number;
  /** Number of games on all pages, if the gateway sends it. */
  total?: number | undefined;
  /** Start of the next page, if the gateway sends it. Then page numbers are not used. */
  next?: string | undefined;
}

export interface Vendor {
  code: string;
  name: string;
  /** Name of the wallet for the vendor's games. */
  accountTypeName: string;
  classifications: { code: string; name: string }[];
  /**
   * Folder and file of the vendor's logo, below a picture server and the merchant's code. See `vendorLogoCandidates`.
   */
  logoPath?: string;
  /** Number of the category's games from this vendor. */
  gameCount?: number;
  /** Whether it is an e-lottery vendor that uses GPI's lobby. */
  isGpi: boolean;
}

/** A kind of game and its vendors, in the order of the gateway. */
export interface GameCategory {
  gameType: GameType;
  vendors: Vendor[];
}

export function toGame(value: GameValue): Game {
  return withoutUndefined<Game>({
    id: value.nodeId,
    gameId: value.gameId,
    roomId: value.roomId,
    name: value.gameName,
    localName: value.localName,
    category: value.gameType,
    vendorCode: value.vassalage,
    vendorName: value.displayName,
    iconPath: picturePath(value.mobileFolder, value.mobileLargeIcon),
    plainIconPath: value.mobilePlainIcon && picturePath(value.mobileFolder, value.mobilePlainIcon),
    gameCode: value.gameCode,
    gameGroupId: value.gameGroupId,
    lottoMode: value.lottoMode,
    classification: value.gameClassifyNew,
    supportPlay: value.supportPlay,
    isNew: value.isNew,
    isHot: value.isHot,
    isLive: value.isLive,
    isJackpot: value.isJackpot,
    isInMaintenance: value.isInMaintenance,
    minStake: value.minStake,
  });
}

export function toGamePage({ games, totalPages, total, next }: CallValue<typeof getGameList>): GamePage {
  // Some gateways send an empty text on the last page.
  return { games: games.map(toGame), totalPages, total, next: next || undefined };
}

export function toFavoritesPage({ content, totalPages }: CallValue<typeof getFavoriteGames>): GamePage {
  return { games: content.map(toGame), totalPages };
}

/** Returns the categories of a reply. Some gateways repeat a category or a vendor, so repeated entries are merged. */
export function toCategories(value: CallValue<typeof getVendorGameTypes>): GameCategory[] {
  const byType = new Map<GameType, Map<string, Vendor>>();
  for (const { gameCategory, vendors } of value) {
    const byCode = byType.get(gameCategory) ?? new Map<string, Vendor>();
    byType.set(gameCategory, byCode);
    for (const vendor of vendors.map(toVendor)) if (!byCode.has(vendor.code)) byCode.set(vendor.code, vendor);
  }
  return [...byType].map(([gameType, byCode]) => ({ gameType, vendors: [...byCode.values()] }));
}

function toVendor(value: InferOutput<typeof vendorValue>): Vendor {
  return withoutUndefined<Vendor>({
    code: value.vassalage,
    name: value.displayName,
    accountTypeName: value.accountTypeName,
    classifications: value.classifications,
    logoPath: value.logo && picturePath(value.mobileFolder, value.logo),
    gameCount: value.gameCount,
    isGpi: value.isGpi ?? false,
  });
}

/**
 * Returns the addresses of a game's portrait picture (3:4), without text if the list contains such a picture. The app
 * tries them in this order, and shows the default picture if all fail.
 */
export function gameIconCandidates(
  { iconPath, plainIconPath }: Pick<Game, 'iconPath' | 'plainIconPath'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string[] {
  return pictureCandidates(plainIconPath ?? iconPath, merchant);
}
