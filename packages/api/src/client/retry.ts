import { isTemporary } from './errors.ts';
import type { Reply } from './readReply.ts';

const extraTries = 2;
/** A gateway that asks for a longer pause than this gets it from the player's own retry. */
const longestPauseMs = 5000;

/**
 * Tries again, up to twice, after what passes by itself. For queries only: a mutation that got no answer may have
 * happened, so whether to repeat it is the player's choice.
 */
export async function withRetries(attempt: () => Promise<Reply>, retryMs: number, signal: AbortSignal): Promise<Reply> {
  for (let tried = 0; ; tried += 1) {
    const reply = await attempt();
    if (!reply.error || !isTemporary(reply.error) || tried === extraTries || signal.aborted) return reply;
    const askedMs = (reply.error.retryAfterSeconds ?? 0) * 1000;
    if (askedMs > longestPauseMs) return reply;
    // Doubling, with jitter: phones that lost the gateway together must not all come back together.
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
