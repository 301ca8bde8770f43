import { connect } from 'node:net';

/** The n-th client's address, the same for the same number, in a range that documents use. */
function clientAddress(n: number): string {
  return `198.18.${(n >> 8) & 255}.${n & 255}`;
}

/**
 * Header of a request of the n-th client, as the proxy before the gateway writes it. The gateways of a field trust this
 * machine's.
 */
export function fromClient(n: number): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': clientAddress(n) };
}

/**
 * The n-th address of this machine to connect from, for what counts connections and not requests. Linux takes the whole of
 * 127.0.0.0/8; elsewhere there is one, and the answer is undefined.
 */
export function loopbackAddress(n: number): string | undefined {
  return process.platform === 'linux' ? `127.0.${(n >> 8) & 255}.${2 + ((n & 255) % 250)}` : undefined;
}

/**
 * A connection to a gateway from one of this machine's addresses; bytes are written as they are. Errors end it without
 * a word.
 */
export function connectFrom(url: string, localAddress?: string) {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), ...(localAddress !== undefined && { localAddress }) }).on(
    'error',
    () => {},
  );
}
