import { connect } from 'node:net';

export interface Exchange {
  /** The reply so far. */
  heard: () => string;
  /**
   * Resolves when the server has replied or closed the connection. Resolves at the latest `waitMs` after the bytes were
   * sent, because some requests get no reply.
   */
  untilHeard: Promise<void>;
  /** Resolves when the reply matches, or the server has closed the connection. Resolves to false on a timeout. */
  until: (matches: (heard: string) => boolean, waitMs: number) => Promise<boolean>;
  close: () => void;
}

/** Sends bytes over a new connection, which stays open until `close`. */
export function exchange(url: string, bytes: string, waitMs: number): Exchange {
  const { hostname, port } = new URL(url);
  let heard = '';
  let isClosed = false;
  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watch) => watch());
  const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
  socket.on('data', (data: Buffer) => {
    heard += data.toString('latin1');
    tell();
  });
  // The server may close the connection while bytes are being sent.
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    tell();
  });
  const until: Exchange['until'] = (matches, ms) =>
    new Promise((resolve) => {
      const finish = (isMet: boolean) => {
        clearTimeout(patience);
        watchers.delete(watch);
        resolve(isMet);
      };
      const watch = () => (isClosed || matches(heard)) && finish(true);
      const patience = setTimeout(() => finish(false), ms);
      watchers.add(watch);
      watch();
    });
  return {
    heard: () => heard,
    until,
    untilHeard: until((text) => text.includes('\r\n\r\n'), waitMs).then(() => {}),
    close: () => socket.destroy(),
  };
}
