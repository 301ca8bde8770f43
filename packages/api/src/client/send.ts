import type { Call } from '../contract/call.ts';
import { setTimeByReply } from '../crypto/gatewayClock.ts';
import { needsSession } from '../contract/call.ts';
import type { GatewayError } from './errors.ts';
import { readReply } from './readReply.ts';
import type { Reply } from './readReply.ts';

/** Sends once and reads the whole answer within `timeoutMs`. Every way it can go wrong comes back as an error. */
export async function send(
  call: Call,
  address: string,
  init: RequestInit,
  timeoutMs: number,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<Reply> {
  // AbortSignal.any and AbortSignal.timeout are missing in browsers that we support.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, timeoutMs);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  try {
    const response = await request(address, { ...init, signal: controller.signal });
    // What is due to a member (a deposit, a break) is due by the gateway's clock, after a reload that sends nothing but queries too.
    // Other replies may come out of the browser's cache, with the time of long ago.
    if (needsSession(call)) setTimeByReply(response, false);
    // The body counts too: a connection can stall half-way through it.
    const text = await response.text();
    return await readReply(call, response, text);
  } catch {
    return { error: whyNoAnswer(call, isTimedOut, timeoutMs, signal.aborted) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function whyNoAnswer({ name }: Call, isTimedOut: boolean, timeoutMs: number, isAborted: boolean): GatewayError {
  if (isTimedOut) return { code: 'TIMEOUT', message: `${name}: no whole answer within ${timeoutMs} ms` };
  if (isAborted) return { code: 'ABORTED', message: `${name} was aborted` };
  return { code: 'NETWORK', message: `${name}: no answer from the gateway` };
}
