import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServer } from './devServer.ts';

let server: Awaited<ReturnType<typeof startDevServer>>;
beforeAll(async () => {
  server = await startDevServer({ port: 0, gateways: [], demoAccounts: [] });
});
afterAll(() => server.close());

/** Requests a merchant's path from the server, as a browser does. */
function get(path: string, accept: string) {
  return new Promise<{ status: number; type: string | undefined; body: string }>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: server.port, path, headers: { host: `padma.localhost:${server.port}`, accept } },
      (reply) => {
        let body = '';
        reply.setEncoding('utf8').on('data', (part: string) => (body += part));
        reply.on('end', () => resolve({ status: reply.statusCode!, type: reply.headers['content-type'], body }));
      },
    )
      .on('error', reject)
      .end();
  });
}

test('the page waits for its styles, and the message for outdated browsers is hidden before they load', async () => {
  const { body: html } = await get('/m/home', 'text/html');
  const head = html.slice(0, html.indexOf('</head>'));
  const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(head)?.[1];
  expect(sheet, 'a style sheet in the head').toBeDefined();
  const styles = await get(sheet!, 'text/css');
  expect(styles.type).toMatch(/^text\/css/);
  expect(head).toMatch(/<style>\.failed \{[^}]*display: none/);
  expect(html).toContain('class="failed"');
});

test('the script in the head, its data and the app come from source', async () => {
  const { body: html } = await get('/m/home', 'text/html');
  expect(html).toMatch(/<script type="application\/json" id="head-data">\{"merchantCode":"padma",/);
  expect(html).toContain('"hasWorker":false');
  expect(html).toContain('"code":["/src/main.tsx"]');
  expect((await get('/src/main.tsx', '*/*')).type).toMatch(/^text\/javascript/);
});

test.each(['/anything', '/_headers', '/assets/', '/texts/', '/index'])(
  '%s is not an address of the app',
  async (path) => {
    expect((await get(path, '*/*')).status).toBe(404);
  },
);
