import { connect } from 'node:net';

/**
 * The address of the n-th client, in a range that is reserved for benchmarks. The same number always gives the same
 * address.
 */
function clientAddress(n: number): string {
  return `198.18.${(n >> 8) & 255}.${n & 255}`;
}

/**
 * Header of a request of the n-th client, as the proxy before the gateway writes it. The gateways of a field trust the
 * proxy addresses of this machine.
 */
export function fromClient(n: number): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': clientAddress(n) };
}

/**
 * The n-th address of this machine to connect from, for limits that count connections and not requests. Linux accepts
 * all of 127.0.0.0/8. Other systems have one address, so the result is undefined.
 */
export function loopbackAddress(n: number): string | undefined {
  return process.platform === 'linux' ? `127.0.${(n >> 8) & 255}.${2 + ((n & 255) % 250)}` : undefined;
}

/** Opens a connection to a gateway from one of this machine's addresses, for raw bytes. Errors close it silently. */
export function connectFrom(url: string, localAddress?: string) {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), ...(localAddress !== undefined && { localAddress }) }).on(
    'error',
    () => {},
  );
}
