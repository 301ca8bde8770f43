import * as v from 'valibot';
import { optionalLanguage } from '../values/language.ts';
import { wholeNumber } from '../values/wholeNumber.ts';
import { prizeMode } from './prizeMode.ts';

/** Kinds of lottery: five digits, Vietnamese prizes, 20 of 80, three dice, a race of ten, 30 of 75 balls, 5 of 11. */
const lotteryKinds = ['numero', 'vn', 'keno', 'dice', 'race', 'bingo', 'eleven'] as const;

export const lotteryKind = v.picklist(lotteryKinds);

export type LotteryKind = (typeof lotteryKinds)[number];

export const lotteryCategory = v.picklist(['LOTT', 'ELOTT']);

export const lotteryRegion = v.picklist(['NORTH', 'CENTRE', 'SOUTH']);

/** A lottery in lists. */
export const lotteryValue = v.object({
  /** Id of the lottery; also the `gameCode` of its tile in the catalogue. */
  gameCode: v.string(),
  gameName: v.string(),
  kind: lotteryKind,
  gameType: lotteryCategory,
  /** Prize mode for the lottery launcher. */
  prizeMode,
  vassalage: v.string(),
  displayName: v.string(),
  /** Region of the lottery. Only for Vietnamese lotteries. */
  region: v.optional(lotteryRegion),
  /** Seconds between two draws. A daily lottery has `drawTime` instead, for example "18:15" in Vietnam. */
  intervalSeconds: v.optional(wholeNumber),
  drawTime: v.optional(v.string()),
  /** Its tile in the catalogue; missing if there is none. */
  nodeId: v.optional(v.string()),
  gameId: v.optional(v.string()),
  lottoMode: v.optional(v.string()),
});

export const lotteryList = {
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ list: v.array(lotteryValue) }),
};
