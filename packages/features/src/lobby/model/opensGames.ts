import type { Game } from '@livery/api/games';

/** A block whose tiles open games. How they open is the app's matter: guests log in first, members get the game. */
export interface OpensGames {
  onOpenGame: (game: Game) => void;
}
