import type { Reply } from './readReply.ts';

interface Turn {
  key: string;
  /** By the page's own clock: the device's may be set back. */
  startsAt: number;
  reply: Promise<Reply>;
}

/** The last turn of each call, for each store: two stores (two tests, say) don't slow one another. */
const turnsByOwner = new WeakMap<object, Map<string, Turn>>();

/**
 * At most one request of a call per `throttleMs`. Another one within that time waits for its turn, so that none is lost, and the
 * same ones that wait share one answer. None shares that of a request that has begun: it may say how it was before whatever the
 * caller asks about has changed.
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
