import type { PlayState } from '../../model/playState.ts';

/** The game on show last, for the way through login, whose state takes the place of the game's in the history entry. */
let last: { address: string; state: PlayState } | undefined;

/** What is known of the game at an address: from its history entry, or from before a login. */
export function playStateOf(address: string, state: unknown): PlayState {
  const { game, opened } = (state ?? {}) as PlayState;
  if (game !== undefined || opened !== undefined)
    last = { address, state: { ...(game && { game }), ...(opened && { opened }) } };
  return last?.address === address ? last.state : {};
}
