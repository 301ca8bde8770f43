import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { geetestKeys } from './checkedMerchants.ts';
import { geetestInPage } from './geetestInPage.ts';

const sheet = `
.geetest_mask { position: fixed; inset: 0; display: grid; place-items: center; font: 16px/1.4 sans-serif; }
.geetest_box { box-sizing: border-box; width: min(92vw, 340px); padding: 16px; border-radius: 8px; background: #fff; color: #222; }
.geetest_title { margin: 0 0 12px; }
.geetest_picture { display: block; width: 100%; border-radius: 4px; }
.geetest_track { margin-block: 16px; border-radius: 24px; background: #eef1f6; }
.geetest_handle { width: 64px; height: 48px; border: 0; border-radius: 24px; background: #3573fd; color: #fff; font-size: 20px; }
.geetest_handle::before { content: '\\2192'; }
.geetest_foot { display: flex; gap: 16px; border-top: 1px solid #eee; padding-top: 12px; }
.geetest_foot button { width: 32px; height: 32px; border: 0; border-radius: 50%; background: #eef1f6; }
.geetest_close::before { content: '\\00d7'; } .geetest_program::before { content: '?'; } .geetest_broken::before { content: '!'; }
`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#9fd3f7"/><circle cx="236" cy="48" r="24" fill="#ffe08a"/><path d="M0 200V130l70-60 60 70 50-40 120 90v10z" fill="#4a8f63"/><rect x="196" y="96" width="46" height="46" rx="6" fill="#0006"/><rect x="18" y="96" width="46" height="46" rx="6" fill="#6fb08a" stroke="#fff" stroke-width="2"/></svg>`;

interface Geetest {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Simulates GeeTest's servers: the script, the requests of the script, and the gateway's validation of an answer. As at
 * GeeTest, an answer is valid once, and only with the signature of the site's key.
 */
export async function startGeetest(): Promise<Geetest> {
  const open = new Map<string, string>();

  const load = (query: URLSearchParams): string => {
    const captchaId = query.get('captcha_id') ?? '';
    const lot = randomBytes(16).toString('hex');
    if (geetestKeys[captchaId] !== undefined) open.set(lot, captchaId);
    const reply = open.has(lot) ? { status: 'success', data: { lot_number: lot } } : { status: 'error' };
    return `${query.get('callback')}(${JSON.stringify(reply)})`;
  };

  const validate = (captchaId: string, answer: URLSearchParams): object => {
    const lot = answer.get('lot_number') ?? '';
    const key = open.get(lot) === captchaId ? geetestKeys[captchaId] : undefined;
    open.delete(lot);
    const isRight =
      key !== undefined &&
      answer.get('sign_token') === createHmac('sha256', key).update(lot).digest('hex') &&
      answer.get('pass_token') === `pass ${lot}` &&
      answer.get('captcha_output') === 'a person';
    return { status: 'success', result: isRight ? 'success' : 'fail' };
  };

  const answerTo = async (request: IncomingMessage, { pathname, searchParams }: URL) => {
    switch (pathname) {
      case '/gt4.js':
        return ['text/javascript', `(${geetestInPage.toString()})()`] as const;
      case '/load':
        return ['text/javascript', load(searchParams)] as const;
      case '/gcaptcha4.css':
        return ['text/css', sheet] as const;
      case '/picture.svg':
        return ['image/svg+xml', picture] as const;
      case '/validate': {
        const answer = new URLSearchParams(await text(request));
        return ['application/json', JSON.stringify(validate(searchParams.get('captcha_id') ?? '', answer))] as const;
      }
      default:
        return undefined;
    }
  };

  const server = createServer((request, response) => {
    void answerTo(request, new URL(request.url!, 'http://geetest')).then((answer) => {
      if (answer === undefined) return response.writeHead(404).end();
      return response.writeHead(200, { 'Content-Type': answer[0], 'Cache-Control': 'no-store' }).end(answer[1]);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
