import * as v from 'valibot';

/** Kinds of game, with the names of the gateway. RNG are slots, PVP are poker and other table games between players. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const;

export const gameType = v.picklist(gameTypes);

export type GameType = (typeof gameTypes)[number];
