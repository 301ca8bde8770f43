import type { Reply } from './readReply.ts';

interface Turn {
  key: string;
  /** A time of `performance.now()`, because it does not change when a player sets back the device's clock. */
  startsAt: number;
  reply: Promise<Reply>;
}

/** The last turn of each call, by store, so that two stores (for example in two tests) do not delay each other. */
const turnsByOwner = new WeakMap<object, Map<string, Turn>>();

/**
 * Sends at most one request of a call per `throttleMs`. Another request within that time waits, so no request is lost.
 * Equal waiting requests share one reply. A caller never gets the reply of a request that has already started, because
 * that reply may be older than the caller's change.
 */
export function throttled(
  owner: object,
  callName: string,
  key: string,
  throttleMs: number,
  request: () => Promise<Reply>,
): Promise<Reply> {
  const turns = turnsByOwner.get(owner) ?? new Map<string, Turn>();
  turnsByOwner.set(owner, turns);
  const last = turns.get(callName);
  const now = performance.now();
  const isRecent = last !== undefined && now < last.startsAt + throttleMs;
  if (isRecent && last.key === key && now < last.startsAt) return last.reply;

  const startsAt = isRecent ? last.startsAt + throttleMs : now;
  const reply = new Promise<void>((resolve) => setTimeout(resolve, startsAt - now)).then(request);
  turns.set(callName, { key, startsAt, reply });
  return reply;
}
