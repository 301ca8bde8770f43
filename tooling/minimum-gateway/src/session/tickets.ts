import { randomUUID } from 'node:crypto';
import type { Game } from '../data/games.ts';

/** The pages of launched games. Each can be opened once. */
export class Tickets {
  readonly #games = new Map<string, Game>();

  /** Makes a ticket for a game and returns the path of its page. */
  issue(game: Game): string {
    const ticket = randomUUID();
    this.#games.set(ticket, game);
    return `/play/${ticket}`;
  }

  /** The game of a ticket. The ticket is then invalid. */
  redeem(ticket: string): Game | undefined {
    const game = this.#games.get(ticket);
    this.#games.delete(ticket);
    return game;
  }
}
