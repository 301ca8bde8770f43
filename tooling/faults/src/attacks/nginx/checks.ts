import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { bodyLimits, bodylessMethods, calls } from '@livery/api/contract';

/** The merchant's host that is checked. */
export interface Site {
  url: string;
  /** The merchant's policy, as it was assembled. */
  policy: string;
  /** A file of each kind in the folder, by its address. */
  files: { script: string; svg: string };
  merchant: string;
  /** Token of a signed-in member. */
  token: string;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Ask {
  method?: string;
  headers?: Record<string, string | number>;
  body?: Buffer;
}

/** Sends requests that fetch would reject or correct. */
function ask(site: Site, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (data: Buffer) => (text += data.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A condition that must hold. Returns a description of the problem, if there is one. */
export type Check = (site: Site) => Promise<string | undefined>;

const strange = [
  '/.git/HEAD',
  '/.env',
  '/.skin.json',
  '/.aws/credentials',
  '/m/.git/HEAD',
  '/wps/.git/HEAD',
  '/%2egit/HEAD',
  '/.well-known/none',
  '/x.php',
  '/wp-login.php',
  '/nginx.conf',
  '/_headers',
  '/index.html',
  '/shell.html.br',
  '/assets/none.js',
  '/anything',
  '/index',
  '/assets',
  '/assets/',
  '/texts/',
];

const wrong = (found: unknown, wanted: unknown) =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? undefined
    : `${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`;

/** The first problem in a list. */
async function firstWrong<T>(list: readonly T[], look: (one: T) => Promise<string | undefined>) {
  for (const one of list) {
    const found = await look(one);
    if (found !== undefined) return `${typeof one === 'object' ? JSON.stringify(one) : String(one)}: ${found}`;
  }
  return undefined;
}

export const checks: Readonly<Record<string, Check>> = {
  'pages, files and rejections have the policy, HSTS and nosniff': (site) =>
    firstWrong(['/', '/m/home', '/m/login', '/anything', site.files.script, '/.git/HEAD', '/none.js'], async (path) => {
      const { headers } = await ask(site, path);
      return wrong(
        [headers['content-security-policy'], headers['strict-transport-security'], headers['x-content-type-options']],
        [site.policy, 'max-age=31536000', 'nosniff'],
      );
    }),
  'a picture that is opened directly runs no script': async (site) =>
    wrong(String((await ask(site, site.files.svg)).headers['content-security-policy']).endsWith('; sandbox'), true),
  'files with a hash are cached; pages and missing files are requested again': async (site) =>
    wrong(
      await Promise.all(
        [site.files.script, '/m/login', '/assets/none.js'].map(
          async (path) => (await ask(site, path)).headers['cache-control'],
        ),
      ),
      ['public, max-age=31536000, immutable', 'no-cache', 'no-cache'],
    ),
  'files are compressed, with a Vary header for caches': async (site) => {
    const { headers } = await ask(site, site.files.script, { headers: { 'Accept-Encoding': 'gzip' } });
    return wrong([headers['content-encoding'], headers['vary']], ['gzip', 'Accept-Encoding']);
  },
  'the address of home has home’s page, other addresses of the app have its shell': (site) =>
    firstWrong(
      ['/', '/m', '/m/', '/m/index.html', '/m/home?x=1', '/m/login', '/m/lotto-h5/1/ent/games/x.y'],
      async (path) => {
        const { status, headers } = await ask(site, path);
        return wrong([status, headers['content-type']], [200, 'text/html']);
      },
    ),
  'malformed addresses redirect to home': (site) =>
    firstWrong(['/m/%', '/%E0%A4%A', '/m/%00'], async (path) => {
      const { status, headers } = await ask(site, path);
      return wrong([status, headers.location], [302, '/m/home']);
    }),
  'an address with a backslash in its path is rejected': (site) =>
    firstWrong(['/\\x', '/m\\home', '/wps/\\x'], async (path) => wrong((await ask(site, path)).status, 400)),
  'hidden files, files for servers and missing files get 404': (site) =>
    firstWrong(strange, async (path) => wrong((await ask(site, path)).status, 404)),
  'a host that no merchant has gets no merchant’s page': (site) =>
    firstWrong(['unknown.example', '10.0.0.1', 'localhost', 'x.localhost'], async (host) => {
      const replies = await Promise.all(
        ['/', '/m/home', '/sw.js', calls.getClientInfo.path].map((path) =>
          ask(site, path, { headers: { Host: host } }),
        ),
      );
      return wrong(
        replies.map(({ status, headers }) => [status, headers['content-security-policy']]),
        replies.map(() => [421, undefined]),
      );
    }),
  'a POST to a page is rejected': async (site) => wrong((await ask(site, '/m/home', { method: 'POST' })).status, 405),
  'nginx does not reveal its version': async (site) => wrong((await ask(site, '/')).headers.server, 'nginx'),
  'the gateway replies with its own policy and HSTS': async (site) => {
    const { status, headers } = await ask(site, calls.getClientInfo.path, { headers: { Merchant: site.merchant } });
    return wrong(
      [status, headers['content-security-policy'], headers['strict-transport-security']],
      [200, "default-src 'none'; frame-ancestors 'none'", 'max-age=31536000'],
    );
  },
  'the client’s address comes from the connection, not from its headers': async (site) => {
    const { text } = await ask(site, calls.getClientInfo.path, {
      headers: {
        Merchant: site.merchant,
        'X-Forwarded-For': '6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
      },
    });
    return wrong((JSON.parse(text) as { value: { ip: string } }).value.ip, '127.0.0.1');
  },
  'a body with a method that has none gets 400 in the envelope': (site) =>
    firstWrong(
      bodylessMethods.flatMap((method) => ['Content-Length', 'Transfer-Encoding'].map((frame) => ({ method, frame }))),
      async ({ method, frame }) => {
        const reply = await ask(site, calls.getInbox.path, {
          method,
          headers: { Merchant: site.merchant, [frame]: frame === 'Content-Length' ? 2 : 'chunked' },
          body: Buffer.from('{}'),
        });
        // nginx itself answers TRACE with 405.
        if (method === 'TRACE') return wrong(reply.status, 405);
        return wrong([reply.status, codeOf(reply)], [400, method === 'HEAD' ? undefined : 'REQUEST_INVALID']);
      },
    ),
  'a DELETE without a body is accepted': async (site) =>
    wrong(
      codeOf(
        await ask(site, `${calls.removeInbox.path}?messageIds=1`, {
          method: 'DELETE',
          headers: { Merchant: site.merchant, 'Content-Length': 0 },
        }),
      ),
      'SESSION_MISSING',
    ),
  'feedback with three pictures of 5 MB is accepted': async (site) => {
    const { status, text } = await sendFeedback(site, 3);
    return wrong(status === 200 ? 200 : text, 200);
  },
  'feedback above 16 MB gets 413 in the envelope': async (site) => tooLarge(await sendFeedback(site, 4)),
  'any other body of 1.5, 2 and 5 MB gets 413 in the envelope, 10 times each': (site) =>
    firstWrong(
      [1.5, 2, 5].flatMap((size) => Array.from({ length: 10 }, () => size)),
      async (megabytes) =>
        tooLarge(
          await ask(site, calls.login.path, {
            method: 'POST',
            headers: {
              Merchant: site.merchant,
              'Content-Type': 'application/json',
              'Content-Length': megabytes * 1024 ** 2,
            },
            body: Buffer.alloc(megabytes * 1024 ** 2, 'x'),
          }),
        ),
    ),
  'a body that pauses for 5 s is aborted': async (site) => {
    const { hostname, port } = new URL(site.url);
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`POST ${calls.login.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{`),
      );
      socket.setTimeout(20_000, () => socket.destroy());
      socket.on('data', () => {});
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
    return performance.now() - started < 15_000 ? undefined : 'the connection stayed open';
  },
  'an address may have 100 concurrent requests, and one more gets 429 in the envelope': async (site) => {
    const { hostname, port } = new URL(site.url);
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`POST ${calls.login.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{`),
      );
      return socket.on('error', () => {}).on('data', () => {});
    });
    try {
      await Promise.all(slow.map((socket) => new Promise<void>((resolve) => socket.once('ready', () => resolve()))));
      let reply: Reply;
      do reply = await ask(site, calls.getClientInfo.path, { headers: { Merchant: site.merchant } });
      while (reply.status === 200 && slow.every(({ destroyed }) => !destroyed));
      return wrong([reply.status, codeOf(reply)], [429, 'TOO_MANY']);
    } finally {
      for (const socket of slow) socket.destroy();
    }
  },
};

const codeOf = ({ text }: Reply): string | undefined => {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
};

const tooLarge = (reply: Reply) => wrong([reply.status, codeOf(reply)], [413, 'BODY_TOO_LARGE']);

/** Sends feedback with pictures of 5 MB each. */
function sendFeedback(site: Site, pictures: number): Promise<Reply> {
  const boundary = 'livery-feedback';
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    part('name="category"', 'APP'),
    part('name="text"', 'Three pictures'),
    ...Array.from({ length: pictures }, (_, at) => part(`name="files"; filename="${at}.jpg"`, picture())),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  if (pictures > 3 && body.length <= bodyLimits.upload) throw new Error('This body is not too large.');
  return ask(site, calls.sendFeedback.path, {
    method: 'POST',
    headers: {
      Merchant: site.merchant,
      Authorization: site.token,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
    },
    body,
  });
}

/** 5 MB that begin like a JPEG of 4000 by 3000 pixels: its start, then the segment with the size. */
function picture(): Buffer {
  const bytes = Buffer.alloc(5 * 1024 ** 2);
  bytes.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3]);
  return bytes;
}
