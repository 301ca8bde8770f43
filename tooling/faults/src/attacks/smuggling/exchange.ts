import { connect } from 'node:net';

export interface Exchange {
  /** Everything that came back so far. */
  heard: () => string;
  /** Resolves when an answer or the end has come, or `waitMs` after the bytes were sent: some requests get none. */
  untilHeard: Promise<void>;
  /** Resolves when what came back matches, or when the server closed the connection; false where neither came in time. */
  until: (matches: (heard: string) => boolean, waitMs: number) => Promise<boolean>;
  close: () => void;
}

/** Sends bytes over a connection of their own, which stays open until it is closed. */
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
  // The server may close while the bytes are on their way.
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
