import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it is passed to the gateway, without the headers of the connection. */
export interface PassedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
}

/** A reply before it is passed to the client. */
export interface PassedReply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Changes a request, forwards it and changes the reply. Undefined closes the connection. */
export type Pass = (
  request: PassedRequest & { body: Uint8Array<ArrayBuffer> | undefined },
  forward: (request: PassedRequest) => Promise<PassedReply>,
) => Promise<PassedReply | undefined>;

/** Starts a proxy in front of a gateway. */
export async function startProxy(gateway: string, pass: Pass): Promise<{ url: string; close(): Promise<void> }> {
  const forward = async ({ url, ...init }: PassedRequest): Promise<PassedReply> => {
    const reply = await fetch(gateway + url, init);
    return { status: reply.status, headers: neededHeaders(reply.headers), text: await reply.text() };
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bytesOf(incoming);
    const request = { method: incoming.method!, url: incoming.url!, headers: passedOn(incoming), body };
    const reply = await pass(request, forward);
    if (reply === undefined) outgoing.destroy();
    else outgoing.writeHead(reply.status, reply.headers).end(reply.text);
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing).catch(() => outgoing.destroy()));
  // Idle connections have no time limit, because a client on a busy machine could use a connection that has just been
  // closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The headers of a reply that a check reads. */
function neededHeaders(headers: Headers): Record<string, string> {
  const wait = headers.get('Retry-After');
  return { 'content-type': headers.get('Content-Type') ?? '', ...(wait !== null && { 'retry-after': wait }) };
}

/** Headers without those of the connection. */
function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const own = /^(host|connection|content-length|transfer-encoding)$/;
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !own.test(entry[0]),
    ),
  );
}

/** The body of a request; undefined if it is empty. */
async function bytesOf(stream: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return bytes.length === 0 ? undefined : new Uint8Array(bytes);
}
