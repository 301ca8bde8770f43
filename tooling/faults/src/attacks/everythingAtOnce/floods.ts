import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Call, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import { readMerchants } from '../../gateways/wallets.ts';
import { connectFrom, fromClient, loopbackAddress } from '../field/addresses.ts';

/** The number of requests of each flood, and the duration of all floods. */
export interface Floods {
  url: string;
  slowBodies: number;
  loginsPerSecond: number;
  formsPerSecond: number;
  /** Names in a form: as many as fit into the gateway's body limit. */
  namesPerForm: number;
  /** Duration in milliseconds. */
  lasts: number;
}

/** Number of replies by flood and status: `login 401`, `form 400`, `slow body 408`. `0` means no reply. */
export type Heard = ReadonlyMap<string, number>;

const clients = 500;
const firstClient = 100;
/** Milliseconds between two bytes of a slow body, and milliseconds before a request of a flood is aborted. */
const byteEveryMs = 3_000;
const patienceMs = 15_000;

const { url, slowBodies, loginsPerSecond, formsPerSecond, namesPerForm, lasts } = workerData as Floods;
const [merchant] = readMerchants();
const heard = new Map<string, number>();
const count = (what: string) => void heard.set(what, (heard.get(what) ?? 0) + 1);
const until = performance.now() + lasts;
/** True if a login and a form got a reply, even a slow one. */
const isAnswered = () =>
  ['login', 'form'].every((what) => [...heard.keys()].some((name) => /[1-9]\d\d$/.test(name) && name.startsWith(what)));
const isOver = () => performance.now() >= until && (isAnswered() || performance.now() >= until + patienceMs);
/** Aborts the remaining requests at the end. */
const end = new AbortController();
const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
const anyClient = () => firstClient + Math.floor(Math.random() * clients);

/** Sends a login that never ends. Opens a new connection when the gateway closes the old one. */
async function dripBody(n: number): Promise<void> {
  while (!isOver()) {
    const socket = connectFrom(url, loopbackAddress(n));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.write(
      [
        `POST ${calls.login.path} HTTP/1.1`,
        'Host: field',
        `Merchant: ${merchant!.code}`,
        `X-Forwarded-For: ${fromClient(firstClient + n)['X-Forwarded-For']}`,
        'Content-Type: application/json',
        'Content-Length: 500',
        '',
        '{',
      ].join('\r\n'),
    );
    const drip = setInterval(() => socket.write(' '), byteEveryMs);
    await Promise.race([closed, ended]);
    clearInterval(drip);
    const isEnded = socket.destroyed || socket.readableEnded;
    socket.destroy();
    if (isEnded || answer !== '') count(`slow body ${/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '0'}`);
    await sleep(200);
  }
}

/** Sends requests at this rate, without waiting for replies. */
async function flood(perSecond: number, send: (n: number) => Promise<string>): Promise<void> {
  const start = performance.now();
  const open = new Set<Promise<void>>();
  for (let n = 0; !isOver(); n++) {
    const due = start + (n * 1_000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    const one = send(n).then(count, () => count('no answer 0'));
    open.add(one);
    void one.finally(() => open.delete(one));
  }
  end.abort();
  await Promise.all(open);
}

async function post(what: string, call: Call, headers: Record<string, string>, body: string): Promise<string> {
  try {
    const reply = await fetch(url + call.path, {
      method: call.method,
      headers: { Merchant: merchant!.code, ...fromClient(anyClient()), ...headers },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), end.signal]),
    });
    await reply.arrayBuffer();
    return `${what} ${reply.status}`;
  } catch {
    return end.signal.aborted ? `${what} aborted at the end` : `${what} 0`;
  }
}

function sendLogin(n: number): Promise<string> {
  const sealed = encryptBody(
    merchant!,
    JSON.stringify({ type: 'username', username: `nobody${n}`, password: 'guess1234' }),
  );
  const headers = { 'Content-Type': 'application/json', Encryption: sealed.encryption };
  return post('login', calls.login, headers, sealed.body);
}

const form = Array.from({ length: namesPerForm }, (_, at) => at.toString(36)).join('&');
const sendForm = () =>
  post('form', calls.sendPasswordEmail, { 'Content-Type': 'application/x-www-form-urlencoded' }, form);

await Promise.all([
  ...Array.from({ length: slowBodies }, (_, n) => dripBody(n)),
  flood(loginsPerSecond, sendLogin),
  flood(formsPerSecond, sendForm),
]);
parentPort!.postMessage(heard);
