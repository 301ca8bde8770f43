import { setGatewayTime } from '../crypto/gatewayClock.ts';

/**
 * Makes a `fetch` for encrypted bodies. A gateway refuses one whose time is wrong (this device's clock is) or that it has had
 * before (the browser sent it again on a new connection): then the body is encrypted anew, by the gateway's own time, and sent
 * once more. Nothing happens twice by that: the refused request had no effect, and both go under one idempotency key.
 */
export function sendFresh(encrypt: () => Promise<RequestInit>, request: typeof fetch): typeof fetch {
  return async (address, init) => {
    const reply = await request(address, init);
    if (reply.status !== 400 && reply.status !== 409) return reply;
    const { code, value } = await readFailure(reply.clone());
    if (code === 'BODY_EXPIRED' && typeof value?.now === 'number') setGatewayTime(value.now);
    else if (code !== 'BODY_REPLAYED') return reply;
    return request(address, { ...init, ...(await encrypt()) });
  };
}

/** A failure in the gateway's envelope; an empty one where the reply is none. */
async function readFailure(reply: Response): Promise<{ code?: unknown; value?: { now?: unknown } | null }> {
  try {
    return ((await reply.json()) as object | null) ?? {};
  } catch {
    return {};
  }
}
