import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';

const bodyLimit = 64 * 1024;

/** A request with its whole body. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  /** Returns a header by its name in the request, case-insensitive. */
  header(name: string): string | undefined;
}

/** The method, path, query and headers of a request, before its body is read. */
export function readHead(message: IncomingMessage): Omit<ReceivedRequest, 'body'> {
  const url = new URL(message.url ?? '/', 'http://gateway.invalid');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => message.headers[name.toLowerCase()]?.toString(),
  };
}

/** Reads the body to its end, so that a caller can always read the reply. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= bodyLimit) parts.push(part);
  }
  if (length > bodyLimit) throw new Refusal('BODY_TOO_LARGE', `A body may have ${bodyLimit} bytes.`);
  return Buffer.concat(parts);
}
