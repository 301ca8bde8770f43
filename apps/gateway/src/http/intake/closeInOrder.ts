import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long, and for how many bytes, a sender that goes on sending after its reply is listened to. */
const lingerMs = 5_000;
const lingerBytes = 64 * 1024 * 1024;

/**
 * Closes a connection whose sender may still be sending: says that nothing more comes, and drops what arrives until the
 * sender closes too. Closed at once it would be reset, and the sender would often lose the reply.
 */
export function closeInOrder(socket: Socket): void {
  let dropped = 0;
  // What arrives from here on is no request.
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > lingerBytes) socket.destroy();
  });
  socket.on('error', () => {});
  socket.resume().end();
  const patience = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(patience));
}

/** Makes a server close in order where it closes a connection before the whole request is there. */
export function closeUnfinishedInOrder(server: Server): void {
  const latest = new WeakMap<Socket, IncomingMessage>();
  server.prependListener('request', (request: IncomingMessage) => void latest.set(request.socket, request));
  server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket);
    // Called by the server after a reply with `Connection: close`.
    socket.destroySoon = () => (latest.get(socket)?.complete === false ? closeInOrder(socket) : close());
  });
}
