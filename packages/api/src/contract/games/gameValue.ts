import * as v from 'valibot';
import { money } from '../values/money.ts';
import { gameType } from './gameTypes.ts';

/** A game in every list. */
export const gameValue = v.object({
  /** Id of the game in lists and favourites. */
  nodeId: v.pipe(v.string(), v.minLength(1)),
  gameId: v.string(),
  /** The name of a lottery is in the requested language, as in the calls of lotteries. */
  gameName: v.pipe(v.string(), v.minLength(1)),
  /** The name in the requested language, if it differs from `gameName`. Only in the game list. */
  localName: v.optional(v.string()),
  gameType,
  /** The vendor's code. */
  vassalage: v.pipe(v.string(), v.minLength(1)),
  /** The vendor's name for players. */
  displayName: v.string(),
  roomId: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  gameGroupId: v.optional(v.string()),
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode: v.optional(v.string()),
  gameClassifyNew: v.optional(v.string()),
  /** Kinds of money for the game, for example "REAL,FREE". */
  supportPlay: v.string(),
  /**
   * File of the portrait picture (3:4), below image CDN / MERCHANT / mobileFolder. The file name can contain sizes: see
   * docs/gateway.md.
   */
  mobileLargeIcon: v.string(),
  /**
   * File of the same picture without text, if `mobileLargeIcon` contains the title. The app prefers it, because it shows
   * the title as text, and may crop the picture to a square or a circle.
   */
  mobilePlainIcon: v.optional(v.string()),
  /** The vendor's folder for phones. */
  mobileFolder: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  /** Whether it is a table or match that is running now. */
  isLive: v.boolean(),
  /** Whether the stakes of the game fund a jackpot. */
  isJackpot: v.optional(v.boolean()),
  /** Whether the game cannot be opened now, because its vendor is under maintenance. */
  isInMaintenance: v.optional(v.boolean()),
  /** Smallest stake, in the merchant's currency. */
  minStake: v.optional(money),
});

export type GameValue = v.InferOutput<typeof gameValue>;
