import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Skin } from '../../assemble/index.ts';
import { type Front, startFront } from '../index.ts';

/*
 * Two small skins and a front server over them, for the tests of the file that imports this.
 */
const folder = mkdtempSync(join(tmpdir(), 'livery-front-'));
export const skinsDir = join(folder, 'skins');
export const skinOf = (code: string, hosts: string[]): Skin => ({
  code,
  hosts,
  gatewayPaths: code === 'padma' ? ['/v2/purse'] : [],
  name: code.toUpperCase(),
  policy: `default-src 'none'; img-src '${code}'`,
  tagline: { EN: `<${code}> & co` },
  playMoney: true,
  licence: { authority: 'Board', number: '1', jurisdictions: ['BD'], minimumAge: 21 },
  languages: { default: 'EN', supported: ['EN'] },
  defaultMode: 'dark',
  logo: { dark: '/pictures/logo.1.svg', light: '/pictures/logo.1.svg' },
  icon: '/pictures/icon.1.svg',
  colors: { canvas: '#000000', accent: '#ffffff' },
});

let front: Front;
const opened: { close: () => unknown }[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'shared/assets'), { recursive: true });
  writeFileSync(join(folder, 'shared/assets/main-1.js'), 'app()');
  for (const [code, hosts] of [
    ['aurora', ['play.aurora.example']],
    ['padma', []],
  ] as const) {
    const dir = join(skinsDir, code);
    for (const name of ['pictures', 'm']) mkdirSync(join(dir, name), { recursive: true });
    const files = {
      'index.html': `home of ${code}`,
      'shell.html': `shell of ${code}`,
      'm/activity.html': `promotions of ${code}`,
      'lottery.html': `lottery of ${code}`,
      'shell.html.gz': gzipSync(`shell of ${code}`),
      'sw.js': 'worker',
      _headers: 'secret',
      'nginx.conf': 'secret',
      '.skin.json': JSON.stringify(skinOf(code, [...hosts])),
      'pictures/logo.1.svg': '<svg/>',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
    symlinkSync('../../shared/assets', join(dir, 'assets'));
  }
  front = await startFront({
    port: 0,
    skinsDir,
    gateways: [],
    demoAccounts: [{ username: 'demo1', password: 'pass-1', label: 'a <player>' }],
  });
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await front.close();
  rmSync(folder, { recursive: true });
});

/** Port of the front server. */
export const frontPort = () => front.port;

/** Closes an object after the current test. */
export function closeAfterwards(one: { close: () => unknown }): void {
  opened.push(one);
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a plain request, because fetch does not allow a Host header. */
export function ask(
  path: string,
  {
    host = 'aurora.localhost',
    port = front.port,
    method = 'GET',
    headers = {},
    body,
  }: {
    host?: string;
    port?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { Host: `${host}:${port}`, ...headers } },
      (reply) => {
        let text = '';
        reply
          .on('data', (data) => {
            text += data;
          })
          .on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, body: text }))
          .on('error', reject);
      },
    );
    request.on('error', reject).end(body);
  });
}

/** Starts a gateway with this request handler, for one test. Returns its address. */
export async function startGateway(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(answer as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterwards({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a front server for these gateways, for one test. Returns its port. */
export async function startFrontOf(...gateways: string[]): Promise<number> {
  const one = await startFront({ port: 0, skinsDir, gateways });
  closeAfterwards(one);
  return one.port;
}
