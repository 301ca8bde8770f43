import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FailureCode, failureStatus } from '@livery/api/contract';

/** Codes of this server alone, besides those of the contract. */
const ownStatus = { GATEWAY_DOWN: 502, GATEWAY_TIMEOUT: 504 };

type Code = FailureCode | keyof typeof ownStatus;

/** A request that this server answers in the gateway's place. */
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

/** The most that is read and dropped of a body. */
const dropped = { bytes: 64 * 1024 * 1024, ms: 10_000 };

/**
 * Answers in the gateway's envelope, so that the app shows it like any other failure, and closes the connection where the
 * request is not here whole. What is on its way is read first: a client that is cut off while it sends never sees an answer.
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
  // The client has the whole answer by its length; the connection ends with the response.
  response.write(body);
  await dropRest(request);
  response.end();
}

/** Reads and drops the rest of a body. Resolves when it has come, or as much of it as is waited for. */
export function dropRest(request: IncomingMessage): Promise<void> {
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
