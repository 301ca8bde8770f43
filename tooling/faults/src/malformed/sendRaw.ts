import { connect } from 'node:net';

/** A raw request, well-formed or not. */
export interface RawRequest {
  method: string;
  /** Path and query, sent without changes. */
  target: string;
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  body?: Buffer | undefined;
  /** Raw bytes that are sent instead of all other fields. */
  bytes?: Buffer | undefined;
}

export interface RawReply {
  /** HTTP status. 0 if the connection ended without a reply. */
  status: number;
  /** Headers by lower-case name. Values of the same name are joined with commas. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

const patienceMs = 15_000;

/** Sends a raw request over a new connection, because an HTTP client would correct it. */
export function sendRaw(url: string, request: RawRequest): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytesOf(request, `${hostname}:${port}`)));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) socket.destroy();
    });
    // The gateway may reply and close the connection before the whole request is sent.
    socket.on('error', () => {});
    socket.on('close', () => resolve(readReply(Buffer.concat(chunks))));
  });
}

function bytesOf({ method, target, headers, body = Buffer.alloc(0), bytes }: RawRequest, host: string): Buffer {
  if (bytes !== undefined) return bytes;
  const has = (name: string) => headers.some(([one]) => one.toLowerCase() === name);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has('host') ? [] : [`Host: ${host}`]),
    'Connection: close',
    ...(body.length > 0 && !has('content-length') && !has('transfer-encoding')
      ? [`Content-Length: ${body.length}`]
      : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'), body]);
}

const headEnd = '\r\n\r\n';

function isWhole(bytes: Buffer): boolean {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  return length !== undefined && bytes.length >= end + headEnd.length + Number(length);
}

function readReply(bytes: Buffer): RawReply {
  const end = bytes.indexOf(headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.subarray(0, 20).toString('latin1'))?.[1] ?? 0);
  const headers = readHeaders(bytes.subarray(0, Math.max(0, end)).toString('latin1'));
  return { status, headers, body: end < 0 ? '' : bytes.subarray(end + headEnd.length).toString('utf8') };
}

function readHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}
