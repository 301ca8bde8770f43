import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { CountByAddress } from './countByAddress.ts';

interface Options {
  /** Connections, and requests that came through trusted proxies. */
  held: CountByAddress;
  most: number;
  /** What an address is counted as; undefined for a trusted proxy, which may have any number of connections. */
  countedAs: (address: string) => string | undefined;
}

/**
 * Closes connections beyond those that an address, or all of them, may have open. They get no reply: one would cost more
 * than the connection did.
 */
export function limitConnections(server: Server, { held, most, countedAs }: Options): void {
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '');
    if (address === undefined) return;
    const release = held.take(address);
    if (release === undefined) socket.destroy();
    else socket.once('close', release);
  });
}
