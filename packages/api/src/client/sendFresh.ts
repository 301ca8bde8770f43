import { setGatewayTime } from '../crypto/gatewayClock.ts';

/**
 * Creates a `fetch` for encrypted bodies. A gateway refuses a body whose time is wrong, because the device's clock is
 * wrong. It also refuses a body that it already received, because the browser sent it again on a new connection. After
 * such a refusal, the body is encrypted again with the gateway's time, and sent one more time. Nothing is executed
 * twice: the refused request had no effect, and both requests have the same idempotency key.
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

/** Reads the code and the value of a failure from the gateway's envelope. Empty if the reply has no envelope. */
async function readFailure(reply: Response): Promise<{ code?: unknown; value?: { now?: unknown } | null }> {
  try {
    return ((await reply.json()) as object | null) ?? {};
  } catch {
    return {};
  }
}
