import { createPrivateKey } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from './calls/index.ts';
import { completeDialect, type Dialect } from './dialect.ts';
import { answerCall } from './http/answerCall.ts';
import { allowLocalPages } from './http/cors.ts';
import { answerPage } from './http/pages.ts';
import { readHead } from './http/receivedRequest.ts';
import { replyNotFound, replyRefusal, replyText, replyValue } from './http/reply.ts';
import { Nonces } from './nonces.ts';
import { Refusal, type RecordedRefusal } from './refusal.ts';
import { Sessions } from './session/sessions.ts';
import { Tickets } from './session/tickets.ts';

export type { Dialect } from './dialect.ts';

export interface MinimumGatewayOptions {
  /** The merchant's private RSA key, as PEM. */
  readonly privateKey: string;
  /** The code of the only merchant of this gateway. */
  readonly merchant: string;
  readonly dialect?: Dialect;
  /** The port on 127.0.0.1. 0 selects a free port. */
  readonly port?: number;
  /** The time in milliseconds since 1970, for tests. */
  readonly now?: () => number;
}

export interface MinimumGateway {
  readonly url: string;
  /** The rejected requests, the oldest first. */
  readonly refusals: readonly RecordedRefusal[];
  close(): Promise<void>;
}

/** Starts a gateway that offers the ten calls of the minimum gateway, in one dialect, with data in memory. */
export async function createMinimumGateway(options: MinimumGatewayOptions): Promise<MinimumGateway> {
  const { merchant, now = Date.now } = options;
  const dialect = completeDialect(options.dialect ?? {});
  const privateKey = createPrivateKey(options.privateKey);
  const refusals: RecordedRefusal[] = [];
  const state = {
    merchant,
    dialect,
    privateKey,
    now,
    nonces: new Nonces(),
    sessions: new Sessions(),
    tickets: new Tickets(),
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, path, header } = readHead(message);
    response.setHeader('Date', new Date(now()).toUTCString());
    allowLocalPages(response, header('Origin'), dialect);
    if (method === 'OPTIONS') return replyText(response, 204, 'text/plain', '');
    if (method === 'GET' && answerPage(response, path, state.tickets)) return;
    const call = calls.find((one) => one.path === path);
    if (!call) return replyNotFound(response);
    try {
      replyValue(response, await answerCall(message, call, { ...state, url }), dialect);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL', 'The gateway failed.');
      refusals.push({ method, path, status: refusal.status, code: refusal.code, message: refusal.message });
      if (refusal.status === 405) response.setHeader('Allow', call.method);
      replyRefusal(response, refusal, dialect);
    }
  }

  const server = createServer((message, response) => {
    // Closes the connection of a request that cannot be read, for example a request with a malformed address.
    answer(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return { url, refusals, close: () => closeServer(server) };
}

function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
