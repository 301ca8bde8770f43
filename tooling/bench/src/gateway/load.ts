import autocannon from 'autocannon';
import { calls } from '@livery/api/contract';
import type { Measurement } from '../bench.ts';
import { startBare } from './startBare.ts';
import type { BenchWorld } from './world.ts';

const connections = 20;
const seconds = 3;
const rounds = 3;

interface Shot {
  path: string;
  headers: Record<string, string>;
}

interface Rate {
  perSecond: number;
  p99: number;
}

/**
 * Measures requests per second and the 99th percentile. They are compared with a bare Hono route that answers with the
 * same JSON, in the same run.
 */
export async function measureLoad(world: BenchWorld): Promise<Measurement[]> {
  const { gateway, merchant } = world;
  const asked = (call: { path: string }, query: Record<string, string> = {}, headers = {}): Shot => ({
    path: `${call.path}?${new URLSearchParams(query)}`,
    headers: { Merchant: merchant.code, ...headers },
  });
  const list = { merchant: merchant.code, clientType: '2', platform: 'html5', language: 'EN' };
  const shots: Record<string, Shot[]> = {
    getGameList: [asked(calls.getGameList, { ...list, gameType: 'RNG' })],
    getHotGames: [
      asked(calls.getHotGames, { merchantCode: merchant.code, isPlatform: '2', platform: 'html5', language: 'EN' }),
    ],
    'getWallet, signed in': [asked(calls.getWallet, {}, { Authorization: await world.tokenOf(1) })],
    'a mix without login': [
      asked(calls.getGameList, { ...list, gameType: 'RNG', pageNo: '3' }),
      asked(calls.getGameList, { ...list, gameName: 'tiger' }),
      asked(calls.getVendorGameTypes, { typeId: '1', merchant_code: merchant.code }),
      asked(calls.getHotGames, { merchantCode: merchant.code, isPlatform: '2', platform: 'html5', language: 'EN' }),
      asked(calls.getAnnouncements, { types: 'B,PL,PU', platform: 'M', merchantCode: merchant.code, language: 'EN' }),
    ],
  };
  const measurements: Measurement[] = [];
  for (const [what, all] of Object.entries(shots)) {
    const replies = await Promise.all(
      all.map(({ path, headers }) => fetch(gateway.url + path, { headers }).then((reply) => reply.json())),
    );
    const bare = await startBare(replies);
    try {
      const [theirs, own]: [Rate[], Rate[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        theirs.push(
          await fire(
            bare.url,
            all.map(({ headers }, index) => ({ path: `/${index}`, headers })),
          ),
        );
        own.push(await fire(gateway.url, all));
      }
      const [reference, ours] = [quickest(theirs), quickest(own)];
      const bytes = Math.round(
        replies.reduce<number>((sum, reply) => sum + JSON.stringify(reply).length, 0) / replies.length,
      );
      measurements.push({
        what: `${what}: requests a second / bare Hono route`,
        ours: ours.perSecond.toFixed(0),
        reference: reference.perSecond.toFixed(0),
        ratio: ours.perSecond / reference.perSecond,
        target: '',
        notes: [
          `p99 ${ours.p99.toFixed(0)} ms, bare ${reference.p99.toFixed(0)} ms; best of ${rounds} alternating rounds of ${seconds} s, ${connections} connections; replies of ${bytes} bytes`,
        ],
      });
    } finally {
      bare.stop();
    }
  }
  return measurements;
}

/** The fastest round is used, because other work on the machine only makes a round slower. */
const quickest = (rates: readonly Rate[]) => rates.toSorted((a, b) => b.perSecond - a.perSecond)[0]!;

async function fire(url: string, shots: readonly Shot[]): Promise<Rate> {
  const requests = shots.map(({ path, headers }) => ({ method: 'GET' as const, path, headers }));
  // A warm-up first, so that compilation and empty caches are not measured.
  await autocannon({ url, requests, connections, duration: 1 });
  const result = await autocannon({ url, requests, connections, duration: seconds });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
