import { webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { WorkerData } from '../src/serviceWorker/workerData.ts';
import { FakeCaches } from './fakeCaches.ts';
import { scripts } from './runHead.ts';

const origin = 'https://padma.example';

/** The parts of a request that the worker reads. */
interface AskedFor {
  address: string;
  mode: 'navigate' | 'cors';
}

interface Network {
  /** Returns the reply of the network to a request. `cache` is the cache mode of the request. */
  answer: (path: string, cache: RequestCache) => Response;
}

/**
 * Runs the service worker's code as it is shipped, with a mocked network and cache storage.
 * @param caches pass the same object to another worker to simulate two releases that share it
 * @param hasActiveWorker whether a worker of an earlier release is active
 */
export function runWorker(
  data: Omit<WorkerData, 'code' | 'shell'>,
  network: Network,
  caches = new FakeCaches(origin),
  hasActiveWorker = false,
) {
  const posted: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  const fetch = async (asked: string | { url: string }, { cache = 'default' }: RequestInit = {}) => {
    const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
    fetched.push(pathname + search);
    return network.answer(pathname, cache);
  };
  const self = {
    location: new URL('/sw.js', origin),
    registration: { active: hasActiveWorker ? {} : null },
    clients: {
      claim: async () => {},
      matchAll: async () => [{ postMessage: (message: unknown) => posted.push(message) }],
    },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  const workerData: WorkerData = { ...data, code: 'padma', shell: '/shell.html' };
  runInNewContext(scripts.serviceWorker, {
    self,
    workerData,
    caches,
    fetch,
    crypto: webcrypto,
    URL,
    Response,
    Uint8Array,
    btoa,
  });

  /** Dispatches an event, and waits for the reply and for all promises that the listener passed to `waitUntil`. */
  const send = async (name: string, more: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let reply: Promise<Response> | undefined;
    listeners[name]!({
      ...more,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        reply = promise;
      },
    });
    const answered = await reply;
    // Work may start more work, so the list can grow during the loop.
    for (let index = 0; index < work.length; index += 1) await work[index];
    return answered;
  };
  return {
    caches,
    fetched,
    /** The messages to the open page. */
    posted,
    install: () => send('install'),
    activate: () => send('activate'),
    cacheFonts: (...addresses: string[]) =>
      send('message', {
        data: { type: 'livery:cache-fonts', addresses: addresses.map((address) => origin + address) },
      }),
    get: ({ address, mode }: AskedFor) => send('fetch', { request: { method: 'GET', url: origin + address, mode } }),
  };
}
