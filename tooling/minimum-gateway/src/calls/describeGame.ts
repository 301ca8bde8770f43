import type { Game } from '../data/games.ts';

/** A game with the field names of the contract. */
export function describeGame({ id, name, type, vendor }: Game) {
  return { nodeId: id, gameName: name, gameType: type, vassalage: vendor };
}
