import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FailureCode, failureStatus } from '@livery/api/contract';

/** Codes of this server only, in addition to the codes of the contract. */
const ownStatus = { GATEWAY_DOWN: 502, GATEWAY_TIMEOUT: 504 };

type Code = FailureCode | keyof typeof ownStatus;

/** A request that this server answers instead of the gateway. */
export class Refusal extends Error {
  readonly code: Code;
  readonly status: number;

  /** @param message For developers, in English. */
  constructor(code: Code, message: string, status: number = { ...failureStatus, ...ownStatus }[code]) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Limits for reading and dropping the rest of a body. */
const dropped = { bytes: 64 * 1024 * 1024, ms: 10_000 };

/**
 * Answers in the gateway's envelope, so that the app shows it like any other failure. Closes the connection if the
 * request has not fully arrived. The rest of the body is read first: a client that is disconnected while it sends never
 * gets an answer.
 */
export async function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  const { code, status, message } = refusal;
  const body = JSON.stringify({ success: false, code, message });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...((status >= 500 || status === 429) && { 'Retry-After': '2' }),
    ...(!request.complete && { Connection: 'close' }),
  });
  // The client knows the end of the answer from its length. The connection closes with the response.
  response.write(body);
  await discardBody(request);
  response.end();
}

/** Reads and drops the rest of a body. Resolves when it has arrived, or when a limit is reached. */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const patience = setTimeout(resolve, dropped.ms);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > dropped.bytes) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.once('close', () => clearTimeout(patience));
    request.resume();
  });
}
