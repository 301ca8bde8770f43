import { isTemporary } from './errors.ts';
import type { Reply } from './readReply.ts';

const extraTries = 2;
/** Milliseconds. If the gateway requires a longer pause, the client does not retry automatically. */
const longestPauseMs = 5000;

/**
 * Retries up to two times after temporary errors. Only for queries: the gateway may have executed a mutation without a
 * reply, so the player decides whether to repeat it.
 */
export async function withRetries(attempt: () => Promise<Reply>, retryMs: number, signal: AbortSignal): Promise<Reply> {
  for (let tried = 0; ; tried += 1) {
    const reply = await attempt();
    if (!reply.error || !isTemporary(reply.error) || tried === extraTries || signal.aborted) return reply;
    const askedMs = (reply.error.retryAfterSeconds ?? 0) * 1000;
    if (askedMs > longestPauseMs) return reply;
    // Exponential backoff with jitter. If many phones lost the gateway at the same time, their retries are at different
    // times.
    await pause(Math.max(askedMs, retryMs * 2 ** tried * (0.5 + Math.random())), signal);
    if (signal.aborted) return reply;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}
