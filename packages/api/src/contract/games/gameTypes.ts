import * as v from 'valibot';

/** Kinds of game, as the gateway names them. RNG are slots, PVP poker and other table games between players. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const;

export const gameType = v.picklist(gameTypes);

export type GameType = (typeof gameTypes)[number];
