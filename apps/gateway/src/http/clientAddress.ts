import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Determines the client addresses of requests, given the trusted proxies of the operator. */
export interface ClientAddresses {
  /**
   * IP address of a request's client. Usually that is the address of the socket. If the socket's address belongs to a
   * trusted proxy, it is the last address in `X-Forwarded-For` that belongs to no trusted proxy. The addresses before
   * it are ignored, because the client may have written them.
   */
  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  /** Whether a socket's address belongs to a trusted proxy. Its connections contain requests of many clients. */
  isProxy(address: string): boolean;
}

/**
 * Creates the functions that find client addresses.
 * @param trustedProxies IP addresses and networks in CIDR notation, for example `10.0.0.0/8` or `::1`.
 * @throws if an entry is neither.
 */
export function createClientAddresses(trustedProxies: readonly string[]): ClientAddresses {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) addProxy(trusted, proxy);
  const isProxy = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
  return {
    isProxy: (address) => isProxy(plainAddress(address)),
    of({ headers, socket }) {
      let client = plainAddress(socket.remoteAddress ?? '');
      for (const written of forwardedFor(headers).toReversed()) {
        if (!isProxy(client)) break;
        const address = plainAddress(written);
        // If a proxy wrote no valid address, that proxy is the last known address.
        if (isIP(address) === 0) break;
        client = address;
      }
      return client;
    },
  };
}

/**
 * The value by which limits count requests: the address itself, or the /64 network of an IPv6 address, because one
 * household has 2^64 addresses in such a network.
 */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
}

function addProxy(trusted: BlockList, proxy: string): void {
  const [address = '', bits, ...rest] = proxy.trim().split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (family === 0 || rest.length > 0 || !isPrefix)
    throw new Error(`"${proxy}" is not a proxy: name an IP address, or a network such as 10.0.0.0/8.`);
  trusted.addSubnet(address, bits === undefined ? most : Number(bits), family === 4 ? 'ipv4' : 'ipv6');
}

function forwardedFor({ 'x-forwarded-for': header = '' }: IncomingMessage['headers']): string[] {
  return [header].flat().join(',').split(',');
}

/** Removes brackets, port and zone from an address, and converts an IPv4 address in IPv6 notation to IPv4. */
function plainAddress(written: string): string {
  const text = written.trim();
  const withoutPort = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = withoutPort.replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const groups = expand(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address.toLowerCase();
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function expand(address: string): string[] {
  // The URL parser writes each IPv6 address in only one form. It converts an IPv4 part at the end to hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
}
