import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { CountByAddress } from './countByAddress.ts';

interface Options {
  /** Connections, and requests through trusted proxies. */
  held: CountByAddress;
  most: number;
  /**
   * The unit that an address is counted as; undefined for a trusted proxy, which may have any number of connections.
   */
  countedAs: (address: string) => string | undefined;
}

/**
 * Closes connections above the limit of an address or of all addresses. They get no reply, because a reply would cost
 * more than the connection.
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
