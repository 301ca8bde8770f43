/** A game of one of the two vendors. */
export interface Game {
  readonly id: number;
  readonly name: string;
  readonly type: GameType;
  readonly vendor: string;
}

export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const;
type GameType = (typeof gameTypes)[number];

/** The codes of the vendors, which are also their names. */
export const vendors = ['ORCHARD', 'HARBOUR'] as const;

const names: Record<GameType, readonly string[]> = {
  RNG: ['Apple Reels', 'Golden Pears', 'Cherry Train', 'Lighthouse Gold', 'Anchor Spin', 'Sailor Wilds'],
  LIVE: ['Orchard Roulette', 'Garden Baccarat', 'Cider Blackjack', 'Harbour Roulette', 'Pier Baccarat', 'Deck Dice'],
  FISH: ['Pond Hunter', 'River Catch', 'Lake Master', 'Deep Harbour', 'Shark Bay', 'Coral Net'],
  PVP: ['Apple Poker', 'Pear Rummy', 'Plum Ludo', 'Captain Poker', 'Crew Rummy', 'Dock Ludo'],
  SPORTS: ['Orchard Football', 'Garden Cricket', 'Field Tennis', 'Harbour Football', 'Quay Cricket', 'Bay Tennis'],
};

/** All games: for each type, three of each vendor. */
export const games: readonly Game[] = gameTypes.flatMap((type, typeIndex) =>
  names[type].map((name, index) => ({
    id: 100 * (typeIndex + 1) + index,
    name,
    type,
    vendor: vendors[index < 3 ? 0 : 1],
  })),
);

/** The first game of each type. */
export const hotGames = games.filter(({ id }) => id % 100 === 0);

/** The favourites of every member: there is no call to change them. */
export const favourites = games.filter(({ id }) => id % 100 === 1);
