import * as v from 'valibot';
import { gameType } from '../games/gameTypes.ts';
import { gameValue } from '../games/gameValue.ts';
import { vendorValue } from '../games/vendorValue.ts';
import { amount, commaList, flag, idText, optionalField, wholeNumber } from './fields.ts';

const gameEntries = {
  ...gameValue.entries,
  nodeId: v.pipe(idText, v.minLength(1)),
  gameId: optionalField(idText, '', 'launching by the id of the game, not only by its node'),
  roomId: v.optional(idText),
  gameCode: v.optional(idText),
  gameGroupId: v.optional(idText),
  lottoMode: v.optional(commaList),
  gameClassifyNew: v.optional(commaList),
  displayName: optionalField(v.string(), '', "the vendor's name on tiles: its code is shown"),
  supportPlay: optionalField(commaList, '', 'the kinds of money that a game accepts'),
  mobileLargeIcon: optionalField(v.string(), '', 'the picture of a game'),
  mobileFolder: optionalField(v.string(), '', "pictures in the vendor's folder"),
  isNew: optionalField(flag, false, 'the badge "New"'),
  isHot: optionalField(flag, false, 'the badge "Hot"'),
  isLive: optionalField(flag, false, 'the badge "Live"'),
  isJackpot: v.optional(flag),
  isInMaintenance: v.optional(flag),
  minStake: v.optional(amount),
};

/** Sets the vendor's name to the vendor's code if the gateway does not send the name. */
const withVendorName = <Value extends { displayName: string; vassalage: string }>(value: Value): Value => ({
  ...value,
  displayName: value.displayName || value.vassalage,
});

/** A game with the required fields of a tile. */
const game = v.pipe(v.object(gameEntries), v.transform(withVendorName));

/** Fields of a page. The page number is optional, because the app counts pages itself. */
const pageEntries = {
  pageNum: v.optional(wholeNumber, 1),
  totalPages: wholeNumber,
};

export const listedGamesMinimum = v.object({ list: v.array(game) });
export const getPopularGamesMinimum = v.object({
  list: v.array(v.pipe(v.object({ ...gameEntries, plays: v.optional(wholeNumber, 0) }), v.transform(withVendorName))),
});
export const getFavoriteGamesMinimum = v.object({ content: v.array(game), ...pageEntries });
export const getGameListMinimum = v.object({
  games: v.array(game),
  ...pageEntries,
  total: v.optional(wholeNumber),
  next: v.optional(idText),
});

const vendor = v.pipe(
  v.unknown(),
  // If the list contains only names, a name is also the vendor's code.
  v.transform((given) => (typeof given === 'string' ? { vassalage: given } : given)),
  v.object({
    ...vendorValue.entries,
    vassalage: v.pipe(v.string(), v.minLength(1)),
    displayName: optionalField(v.string(), '', "the vendor's name: its code is shown"),
    accountTypeName: optionalField(v.string(), '', "the name of the vendor's wallet"),
    mobileFolder: optionalField(v.string(), '', "the vendor's logo"),
    classifications: optionalField(
      v.array(v.object({ code: idText, name: v.string() })),
      [],
      "filters by the vendor's classes",
    ),
    gameCount: v.optional(v.pipe(wholeNumber, v.minValue(0))),
    isGpi: v.optional(flag),
  }),
  v.transform(withVendorName),
);

export const getVendorGameTypesMinimum = v.array(v.object({ gameCategory: gameType, vendors: v.array(vendor) }));
