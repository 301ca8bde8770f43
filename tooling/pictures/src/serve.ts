import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fontFiles } from '@livery/tool/assemble';
import { appearances } from './appearances.ts';
import { type Page, pageOf } from './page.ts';
import { galleryDir } from './places.ts';

/*
 * `node src/serve.ts <port>`: serves the compiled gallery at /<merchant>/<mode>/<language>, with that merchant's
 * policy, on loopback.
 */

interface Answer {
  status?: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const missing: Answer = { status: 404, type: 'text/plain', body: 'Not found' };
const pages = new Map<string, Promise<Page>>();
const pictures = new Map<string, Buffer>();

const server = createServer(
  (request, response) =>
    void answer(new URL(request.url ?? '/', 'http://localhost').pathname).then(
      ({ status = 200, type, body, headers = { 'Cache-Control': 'max-age=3600' } }) =>
        response.writeHead(status, { 'Content-Type': type, ...headers }).end(body),
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error)),
    ),
);

async function answer(pathname: string): Promise<Answer> {
  const [, merchant, mode, language = ''] = pathname.split('/');
  const appearance = appearances.find((one) => one.merchant === merchant && one.mode === mode);
  if (appearance === undefined) return file(pathname);
  const page = await (pages.get(pathname) ?? pageOf({ ...appearance, language }));
  pages.set(pathname, Promise.resolve(page));
  for (const [address, content] of page.pictures) pictures.set(address, content);
  return {
    type: 'text/html; charset=utf-8',
    body: page.html,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': page.policy },
  };
}

async function file(pathname: string): Promise<Answer> {
  const type = types[extname(pathname)];
  if (type === undefined) return missing;
  const body =
    pictures.get(pathname) ??
    (await fontFiles.get(pathname.replace('/fonts/', ''))?.()) ??
    (await readFile(join(galleryDir, normalize(pathname))).catch(() => undefined));
  return body === undefined ? missing : { type, body };
}

server.listen(Number(process.argv[2]), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
