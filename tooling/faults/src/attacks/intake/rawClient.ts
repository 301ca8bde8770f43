import type { Socket } from 'node:net';
import { fromClient, connectFrom } from '../field/addresses.ts';

/** A connection that sends raw bytes and stores the reply. */
export interface RawClient {
  socket: Socket;
  heard: () => string;
  /** Status of the reply. 0 if there is no reply yet. */
  status: () => number;
  /** Whether the connection failed with an error. */
  isBroken: () => boolean;
  closed: Promise<void>;
}

interface RawHead {
  path: string;
  client: number;
  headers?: Readonly<Record<string, string>>;
}

/** Opens a connection and sends the head of a POST, and the given part of its body. */
export function post(url: string, { path, client, headers = {} }: RawHead, body: Buffer | string = ''): RawClient {
  let heard = '';
  let isBroken = false;
  const socket = connectFrom(url);
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => (isBroken = true));
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  const lines = Object.entries({ Host: new URL(url).host, Merchant: 'aurora', ...fromClient(client), ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.write(body);
  return {
    socket,
    heard: () => heard,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0),
    isBroken: () => isBroken,
    closed,
  };
}

/** Head of a login with a declared body length. */
export const login = (client: number, length: number): RawHead => ({
  path: '/wps/session/login',
  client,
  headers: { 'Content-Type': 'application/json', Encryption: 'AAAA', 'Content-Length': String(length) },
});

/** Waits until a condition is true, for at most 30 s. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => void setTimeout(resolve, 20));
}
