import type { Game } from '../data/games.ts';

/** A game with the names of fields that the contract has. */
export function describeGame({ id, name, type, vendor }: Game) {
  return { nodeId: id, gameName: name, gameType: type, vassalage: vendor };
}
