import { contextOf, type GatewayContext } from '../client/context.ts';

/** The running changes of one game's heart. */
interface Turns {
  /** Number of running changes. */
  count: number;
  /** Resolves after the last sent change ends. */
  last: Promise<unknown>;
  /** Whether the game is a favourite at the gateway, as far as known. */
  isOn: boolean;
}

const turnsOf = new WeakMap<GatewayContext, Map<string, Turns>>();

function turnsIn(extra: unknown): Map<string, Turns> {
  const context = contextOf(extra);
  const turns = turnsOf.get(context) ?? new Map<string, Turns>();
  turnsOf.set(context, turns);
  return turns;
}

/**
 * Registers the start of a change of a game's heart.
 * @param isOn whether the game was a favourite before; used only if no other change is running
 */
export function beginFavoriteChange(extra: unknown, gameId: string, isOn: boolean): void {
  const turns = turnsIn(extra);
  const before = turns.get(gameId) ?? { count: 0, last: Promise.resolve(), isOn };
  turns.set(gameId, { ...before, count: before.count + 1 });
}

/**
 * Sends a change after the earlier changes of the same game have ended, because two concurrent requests could arrive in
 * the wrong order.
 */
export function runInOrder<Result>(extra: unknown, gameId: string, send: () => Promise<Result>): Promise<Result> {
  const turns = turnsIn(extra);
  const before = turns.get(gameId);
  if (before === undefined) return send();
  const sent = before.last.then(send, send);
  turns.set(gameId, { ...before, last: sent });
  return sent;
}

/**
 * Registers the end of a change.
 * @param isOn the new state of the heart; undefined if the change failed.
 * @returns whether it was the last change, and the state of the heart at the gateway
 */
export function endFavoriteChange(
  extra: unknown,
  gameId: string,
  isOn: boolean | undefined,
): Pick<Turns, 'isOn'> & { isLast: boolean } {
  const turns = turnsIn(extra);
  const before = turns.get(gameId)!;
  const after = { ...before, count: before.count - 1, isOn: isOn ?? before.isOn };
  if (after.count === 0) turns.delete(gameId);
  else turns.set(gameId, after);
  return { isLast: after.count === 0, isOn: after.isOn };
}
