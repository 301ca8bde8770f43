import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '../assemble/headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};
/** The media type of a file by its extension. Also accepts the extension alone (`.html`). */
export function contentTypeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';
}

/** Files in a merchant's folder for servers, not for browsers. */
const unserved = new Set(['/_headers', '/nginx.conf', '/index.html']);
const encodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

/** True for an address that may name a file in a merchant's folder. */
export function isFileAddress(path: string): boolean {
  return extname(path) in types && !unserved.has(path) && !/(^|[\\/])\.|\0/.test(path);
}

interface Served {
  /** The merchant's folder. */
  folder: string;
  /** File in it, with a leading slash: `/shell.html`. Must have passed `isFileAddress` if it came from a request. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Status of the reply. 404 if the file replaces a missing file. Default: 200. */
  status?: 200 | 404;
}

/**
 * Sends a file in the best encoding that the browser accepts. Returns false if there is no such file; then nothing was
 * sent.
 */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, headers, status = 200 }: Served,
): Promise<boolean> {
  const plain = join(folder, path);
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((part) => part.trim().split(';')[0]);
  const candidates = [...encodings.filter(({ name }) => accepted.includes(name)), undefined];
  for (const encoding of candidates) {
    const file = plain + (encoding?.end ?? '');
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    const etag = `"${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}${encoding === undefined ? '' : `-${encoding.name}`}"`;
    const replyHeaders: Record<string, string | number> = {
      ...headers,
      'Cache-Control': cacheControl(path),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(path.endsWith('.svg') && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    };
    if (
      status === 200 &&
      request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    ) {
      response.writeHead(304, replyHeaders).end();
      return true;
    }
    response.writeHead(status, {
      ...replyHeaders,
      'Content-Type': contentTypeOf(path),
      'Content-Length': found.size,
      ...(encoding !== undefined && { 'Content-Encoding': encoding.name }),
    });
    if (request.method === 'HEAD') response.end();
    else {
      // Rejects if the reply closes before the end of the file: then both are closed already.
      await pipeline(createReadStream(file), response).catch(() => {});
    }
    return true;
  }
  return false;
}
