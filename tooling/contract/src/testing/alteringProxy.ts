import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply before it is passed to the client. */
export interface PassedReply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Alteration {
  /** Path of the call whose traffic is altered. */
  path: string;
  /** Called with each request. It may change the headers. */
  request?: (headers: Record<string, string>, body: string) => void;
  /** Returns the altered reply. Undefined closes the connection. */
  reply?: (reply: PassedReply) => PassedReply | undefined;
}

/** Starts a proxy that alters the requests or replies of one call, like mistakes in another team's gateway. */
export async function startAlteringProxy(
  gateway: string,
  { path, request = () => {}, reply = (same) => same }: Alteration,
): Promise<{ url: string; close(): Promise<void> }> {
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isAltered = (incoming.url ?? '').split('?')[0] === path;
    const headers = passedOn(incoming);
    const body = await bytesOf(incoming);
    if (isAltered) request(headers, body.toString());
    const answered = await fetch(gateway + incoming.url, {
      method: incoming.method!,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const passed = {
      status: answered.status,
      headers: { 'content-type': answered.headers.get('Content-Type') ?? '' },
      text: await answered.text(),
    };
    const sent = isAltered ? reply(passed) : passed;
    if (sent === undefined) outgoing.destroy();
    else outgoing.writeHead(sent.status, sent.headers).end(sent.text);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
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

/** Headers without those of the connection. */
function passedOn({ headers }: IncomingMessage): Record<string, string> {
  const own = /^(host|connection|content-length|transfer-encoding)$/;
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !own.test(entry[0]),
    ),
  );
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
