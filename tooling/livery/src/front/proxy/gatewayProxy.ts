import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, type Dispatcher, errors, Pool } from 'undici';
import { endToEnd, requestHeaders } from './passedHeaders.ts';
import { discardBody, Refusal, sendRefusal } from './refusal.ts';
import { limitBodies } from './limitBodies.ts';
import { startTimer } from './startTimer.ts';
import { frontLimits, type FrontLimits } from '../limits/frontLimits.ts';
import { assertUnambiguous, hasBody } from './requestBody.ts';

/** Methods that change nothing and have no body, so they may be retried. */
const readingMethods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

export interface GatewayProxy {
  /** Passes a request on. It never rejects: a request that can't be passed on is answered with an error. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

interface GatewayProxyOptions {
  /** Milliseconds for a gateway's reply, from the time when the request has arrived. */
  timeoutMs?: number;
  limits?: FrontLimits;
}

/**
 * Passes requests to one gateway after the other, as streams. A gateway that can't be reached is skipped. Nothing was
 * sent to it yet, so even a payment may go to the next gateway. After that there is no retry, with one exception. If a
 * gateway has just closed a connection, a read request on it is sent again on a new connection (RFC 9110, 9.2.2).
 */
export function gatewayProxy(
  gateways: readonly string[],
  { timeoutMs = 60_000, limits = frontLimits }: GatewayProxyOptions = {},
): GatewayProxy {
  // One request at a time on a connection. Idle connections are closed well before the gateway closes them, even on a
  // busy machine.
  const kept = gateways.map((origin) => new Pool(origin, { connections: 256, keepAliveTimeoutThreshold: 3000 }));
  const bodies = limitBodies(limits);
  let turn = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    assertUnambiguous(request);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = startTimer(timeoutMs, () =>
      left.abort(new Refusal('GATEWAY_TIMEOUT', `No answer within ${timeoutMs / 1000} s.`)),
    );
    const body = hasBody(request)
      ? bodies.read(request, { onPart: answer.restart, onSlow: (refusal) => left.abort(refusal) })
      : undefined;
    try {
      const reply = await answerTo({
        method: request.method as Dispatcher.HttpMethod,
        path: request.url!,
        headers: requestHeaders(request),
        // An async iterable of parts is also a valid body, which undici's types do not include. Unlike a stream, it is
        // not consumed if a gateway can't be reached.
        body: (body?.parts as unknown as Readable | undefined) ?? null,
        signal: left.signal,
        headersTimeout: 0,
        bodyTimeout: timeoutMs,
      });
      answer.stop();
      response.writeHead(reply.statusCode, endToEnd(reply.headers));
      await pipeline(reply.body, response);
      // A gateway may answer before it has read the whole body.
      await discardBody(request);
      if (!request.complete) request.destroy();
    } finally {
      answer.stop();
      body?.end();
    }
  }

  async function answerTo(asked: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    let isAgain = false;
    for (let tries = gateways.length; ;) {
      const at = turn++ % gateways.length;
      try {
        return await (isAgain ? askAnew(gateways[at]!, asked) : kept[at]!.request(asked));
      } catch (error) {
        if (isUnreached(error) && tries > 1) tries--;
        else if (!isAgain && isBrokenOff(error) && readingMethods.has(asked.method)) {
          isAgain = true;
          tries = gateways.length;
        } else throw error;
      }
    }
  }

  return {
    async handle(request, response) {
      try {
        if (gateways.length === 0) throw new Refusal('GATEWAY_DOWN', 'No gateway is running.', 503);
        await pass(request, response);
      } catch (error) {
        if (response.headersSent || response.destroyed) response.destroy();
        else await sendRefusal(request, response, refusalOf(error));
      }
    },
    close: async () => void (await Promise.all(kept.map((pool) => pool.destroy()))),
  };
}

/** Sends a request on a new connection. */
async function askAnew(gateway: string, asked: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
  const client = new Client(gateway);
  const reply = client.request(asked);
  // `close` waits for the end of the answer.
  client.close().catch(() => {});
  return reply;
}

/** True if no connection was established, so that nothing was sent. */
function isUnreached(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreached);
  return error instanceof errors.ConnectTimeoutError || (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** True if the connection ended before an answer. */
function isBrokenOff(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof errors.SocketError || code === 'ECONNRESET' || code === 'EPIPE';
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new Refusal('GATEWAY_DOWN', `The gateway can't be reached (${code ?? message}).`);
}
