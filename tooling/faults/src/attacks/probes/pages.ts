import { request } from 'node:http';
import { none, type Finding } from '../../fault.ts';
import type { Field } from '../field/field.ts';
import { isRunnable, checkHead, findLeak } from './judge.ts';
import { markup, traversals } from './texts.ts';

/** Starts of addresses that end with a caller's text: pages and pictures of the gateway. */
const ofGateway = [
  '/sandbox/',
  '/sandbox/play/',
  '/sandbox/pay/',
  '/sandbox/chat/',
  '/sandbox/captchas/',
  '/sandbox/feedback/1/1/',
  '/sandbox/downloads/',
  '/sandbox/downloads/aurora/',
  '/sandbox/cdn/',
  '/sandbox/cdn/AURORA/',
  '/sandbox/cdn/AURORA/banners/',
  '/sandbox/cdn/AURORA/promotions/',
  '/sandbox/cdn/AURORA/heads/',
  '/sandbox/cdn/AURORA/models/',
  '/sandbox/cdn/AURORA/acme/mobile/',
  '/sandbox/cashier/deposit/1/',
  '/sandbox/outbox?to=',
  '/sandbox/outbox.json?to=',
  '/sandbox/switches?call=',
  '/sandbox/docs?merchant=',
  '/sandbox/openapi.json?merchant=',
];

/** Starts of further addresses with a caller's text, at the front server. */
const ofFront = ['/', '/open/', '/pictures/', '/assets/', '/fonts/', '/m/', '/m/home/', '/m/home?x=', '/.well-known/'];

interface Reply {
  status: number;
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** Requests an address exactly as written, because fetch would normalise it. */
function ask(url: string, path: string, host: string): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { Host: host, Connection: 'close' } }, (reply) => {
      let text = '';
      reply.on('data', (data: Buffer) => (text += data.toString()));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode!,
          headers: new Map(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
          text,
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Requests path traversals and markup after every such address: as they are, and encoded once and twice. */
export async function probePages(field: Field, isShort: boolean): Promise<Finding[]> {
  const front = await field.frontUrl();
  const places = [
    ...ofGateway.map((start) => ({ url: field.gateway.url, start, host: '127.0.0.1' })),
    ...[...ofFront, ...ofGateway].map((start) => ({ start, host: 'aurora.localhost', url: front })),
    ...ofFront.map((start) => ({ start, host: 'localhost', url: front })),
  ];
  const written = [
    ...traversals,
    ...traversals.map((one) => encodeURIComponent(one)),
    ...markup.map((one) => encodeURIComponent(one)),
    ...markup.map((one) => encodeURIComponent(encodeURIComponent(one))),
    ...markup.map((one) => one.replaceAll(' ', '%20')),
    'x%0d%0aX-Injected:%201',
    '%E5%98%8A%E5%98%8DX-Injected:%201',
    '%00',
    '%',
    '%ff',
    'x'.repeat(6_000),
  ];
  const problems: string[] = [];
  let asked = 0;
  for (const [at, place] of places.entries())
    for (const [which, text] of written.entries()) {
      // The short form uses every tenth text, with different texts for each address.
      if (isShort && (at + which) % 10 !== 0) continue;
      asked++;
      const reply = await ask(place.url, place.start + text, place.host);
      const problem = judgePage(reply);
      if (problem !== undefined) problems.push(`${problem} · ${place.host} ${place.start}${text.slice(0, 60)}`);
    }
  return [
    none(
      `problems of ${asked} requested pages and pictures: 5xx, files outside, markup that runs, other headers${problems[0] ? ` (${problems[0]})` : ''}`,
      problems.length,
    ),
  ];
}

function judgePage({ status, headers, text }: Reply): string | undefined {
  if (status >= 500) return `answered with ${status}`;
  const isMarkup = /html|xml/.test(headers.get('content-type') ?? '');
  if (isMarkup && isRunnable(text)) return 'markup that runs';
  if (isMarkup && !headers.has('content-security-policy')) return 'a page without a policy';
  return checkHead({ headers }) ?? findLeak(text);
}
