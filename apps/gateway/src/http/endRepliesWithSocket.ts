import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends every reply when its connection closes. With pipelining (several requests without reading the replies), Node
 * emits 'close' only for the current reply. The other replies would wait forever and keep their resources. Call it
 * before other listeners for requests are added.
 * @returns the number of unfinished replies of a connection, including the reply to the newest request
 */
export function endRepliesWithSocket(server: Server): (socket: Socket) => number {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    const replies = new Set<ServerResponse>();
    open.set(socket, replies);
    socket.once('close', () => {
      for (const reply of replies) {
        // Node itself ends the reply that has the socket.
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
