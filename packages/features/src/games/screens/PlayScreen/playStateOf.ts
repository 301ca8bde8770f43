import type { PlayState } from '../../model/playState.ts';

/**
 * The game that was shown last. It is stored for the return from login, because the state of login replaces the game's
 * state in the history entry.
 */
let last: { address: string; state: PlayState } | undefined;

/** Returns the stored data of the game at an address: from its history entry, or from before a login. */
export function playStateOf(address: string, state: unknown): PlayState {
  const { game, opened } = (state ?? {}) as PlayState;
  if (game !== undefined || opened !== undefined)
    last = { address, state: { ...(game && { game }), ...(opened && { opened }) } };
  return last?.address === address ? last.state : {};
}
