import { reasonOf } from './exchange.ts';

/** There is no reply from the gateway's address. The message is one sentence with the reason. */
export class GatewayUnreachable extends Error {}

const timeoutMs = 20_000;

/**
 * Makes one request to the gateway's address. Any HTTP status is accepted, because later checks test the calls.
 * @throws GatewayUnreachable if the host does not resolve, refuses the connection or does not answer within 20 seconds
 */
export async function assertReachable(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new GatewayUnreachable(`No gateway answers at ${url} (${reasonOf(error)}).`, { cause: error });
  }
}
