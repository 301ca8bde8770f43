import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum time and bytes for reading from a sender that still sends after its reply. */
const lingerMs = 5_000;
const lingerBytes = 64 * 1024 * 1024;

/**
 * Closes a connection while its sender may still be sending. It ends the gateway's side, and drops incoming data until
 * the sender closes too. An immediate close would reset the connection, and the sender would often lose the reply.
 */
export function closeInOrder(socket: Socket): void {
  let dropped = 0;
  // Data from here on is not parsed as a request.
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > lingerBytes) socket.destroy();
  });
  socket.on('error', () => {});
  socket.resume().end();
  const patience = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(patience));
}

/** Makes a server use `closeInOrder` if it closes a connection before the whole request has arrived. */
export function closeUnfinishedInOrder(server: Server): void {
  const latest = new WeakMap<Socket, IncomingMessage>();
  server.prependListener('request', (request: IncomingMessage) => void latest.set(request.socket, request));
  server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket);
    // The server calls this function after a reply with `Connection: close`.
    socket.destroySoon = () => (latest.get(socket)?.complete === false ? closeInOrder(socket) : close());
  });
}
