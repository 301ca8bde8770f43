import type { Call } from '../contract/call.ts';
import type { GatewayError } from './errors.ts';
import { readReply } from './readReply.ts';
import type { Reply } from './readReply.ts';

/** Sends one request and reads the complete reply within `timeoutMs`. Every failure is returned as an error. */
export async function send(
  call: Call,
  address: string,
  init: RequestInit,
  timeoutMs: number,
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<Reply> {
  // Some supported browsers have no AbortSignal.any and AbortSignal.timeout.
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
    // The timeout includes the body: a connection can stall in the middle of it.
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
