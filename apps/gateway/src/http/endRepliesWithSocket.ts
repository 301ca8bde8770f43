import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes every reply end with its connection. Of requests that a client sends one after the other without reading
 * (pipelining), Node lets only the reply that has its turn hear 'close'; the others would wait for ever, with all that they
 * hold. Call it before anything else listens to the server's requests.
 * @returns how many replies of a connection are not over, that of the newest request among them
 */
export function endRepliesWithSocket(server: Server): (socket: Socket) => number {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    const replies = new Set<ServerResponse>();
    open.set(socket, replies);
    socket.once('close', () => {
      for (const reply of replies) {
        // Node itself ends the one that has the socket.
        if (reply.socket !== null) continue;
        reply.destroy();
        reply.emit('close');
      }
    });
  });
  server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const replies = open.get(socket)!;
    replies.add(reply);
    reply.once('close', () => replies.delete(reply));
  });
  return (socket) => open.get(socket)!.size;
}
