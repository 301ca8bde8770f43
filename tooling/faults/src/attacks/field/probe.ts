import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@livery/api/contract';
import type { Wallet } from '../../gateways/wallets.ts';
import { fromClient } from './addresses.ts';

/** The results of a member's repeated wallet calls. */
export interface Seen {
  calls: number;
  /** Number of failures by status and code, for example `503 MAINTENANCE`. `0` means no reply. */
  failures: ReadonlyMap<string, number>;
  /** Duration of the calls with a reply, failures included, in milliseconds. */
  p50: number;
  p95: number;
  slowest: number;
}

interface Victim {
  url: string;
  wallet: Wallet;
  /** Number of the member's client, for the address. */
  client?: number;
  /** Milliseconds between a reply and the next call. */
  pauseMs?: number;
}

const noAnswerAfterMs = 30_000;

/** Calls the wallet `times` times, one call after the other, and returns the results. */
export async function probe(victim: Victim, times: number): Promise<Seen> {
  const watch = startProbe(victim, times);
  await watch.done;
  return watch.stop();
}

/** Calls the wallet until it is stopped, or `times` times. */
export function startProbe(
  { url, wallet, client = 0, pauseMs = 20 }: Victim,
  times = Number.POSITIVE_INFINITY,
): { done: Promise<void>; stop(): Promise<Seen> } {
  const taken: number[] = [];
  const failures = new Map<string, number>();
  const end = new AbortController();
  const done = (async () => {
    while (!end.signal.aborted && taken.length < times) {
      const start = performance.now();
      const failure = await callWallet(url, wallet, client);
      taken.push(performance.now() - start);
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      await sleep(pauseMs);
    }
  })();
  return {
    done,
    stop: async () => {
      end.abort();
      await done;
      const sorted = taken.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { calls: taken.length, failures, p50: at(0.5), p95: at(0.95), slowest: at(1) };
    },
  };
}

/** The failure of a wallet call. Undefined if it succeeded. */
async function callWallet(url: string, { merchant, token }: Wallet, client: number): Promise<string | undefined> {
  try {
    const reply = await fetch(url + (merchant.gateway.paths['getWallet'] ?? calls.getWallet.path), {
      headers: { Merchant: merchant.code, Authorization: token, ...fromClient(client) },
      signal: AbortSignal.timeout(noAnswerAfterMs),
    });
    const envelope = (await reply.json()) as { code?: string };
    return reply.status === 200 ? undefined : `${reply.status} ${envelope.code}`;
  } catch {
    return '0';
  }
}

/** The results in one line. */
export function describeResults({ calls: times, failures, p50, p95, slowest }: Seen): string {
  const failed = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ');
  return `${times} calls, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms, ${failed === '' ? 'none failed' : `failed: ${failed}`}`;
}
