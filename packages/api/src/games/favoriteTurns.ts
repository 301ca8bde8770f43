import { contextOf, type GatewayContext } from '../client/context.ts';

/** The changes of one game's heart that are under way. */
interface Turns {
  /** How many have not ended. */
  count: number;
  /** Resolves once the last of those that were sent has ended. */
  last: Promise<unknown>;
  /** Whether the gateway has the game among the favourites, as far as it is known. */
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
 * Notes that a change of a game's heart begins. @param isOn whether the game is a favourite before it, where no other
 * is under way
 */
export function beginTurn(extra: unknown, gameId: string, isOn: boolean): void {
  const turns = turnsIn(extra);
  const before = turns.get(gameId) ?? { count: 0, last: Promise.resolve(), isOn };
  turns.set(gameId, { ...before, count: before.count + 1 });
}

/**
 * Sends a change that began once those of the same game before it have ended: of two on their way at once, either may
 * arrive first.
 */
export function inTurn<Result>(extra: unknown, gameId: string, send: () => Promise<Result>): Promise<Result> {
  const turns = turnsIn(extra);
  const before = turns.get(gameId);
  if (before === undefined) return send();
  const sent = before.last.then(send, send);
  turns.set(gameId, { ...before, last: sent });
  return sent;
}

/**
 * Notes that a change ended. @param isOn what it made of the heart; undefined where it failed. @returns whether others
 * are under way, and the heart as the gateway has it
 */
export function endTurn(
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
