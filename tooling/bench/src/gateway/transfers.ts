import { randomBytes } from 'node:crypto';
import { transfer } from '@livery/faults/gateways';
import type { Measurement } from '../bench.ts';
import { milliseconds, spreadOf } from './figures.ts';
import type { BenchWorld } from './world.ts';

const seconds = 6;
const manyWallets = 50;
/** The gateway queues 40 requests per member. Further requests must wait. */
const atOnceForOne = 20;

/**
 * Measures the transfers per second that the gateway confirms on a durable database: all from one wallet, and from
 * fifty wallets.
 */
export async function measureTransfers(world: BenchWorld): Promise<Measurement[]> {
  const tokens: string[] = [];
  for (let n = 1; n <= manyWallets; n++) tokens.push(await world.tokenOf(n));
  const measure = async (what: string, wallets: readonly string[], atOnce: number): Promise<Measurement> => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: atOnce }, async (_, worker) => {
        while (performance.now() < end) {
          const started = performance.now();
          const answer = await transfer({
            url: world.gateway.url,
            merchant: world.merchant.code,
            token: wallets[worker % wallets.length]!,
            key: randomBytes(12).toString('hex'),
            body: { from: 'MAIN', to: 'MSN', amount: '0.01' },
          });
          if (answer.status !== 200) throw new Error(`A transfer was answered with ${answer.status} ${answer.code}.`);
          times.push(performance.now() - started);
        }
      }),
    );
    const { p50, p95 } = spreadOf(times);
    return {
      what,
      ours: (times.length / seconds).toFixed(0),
      reference: '',
      target: '',
      notes: [`${atOnce} at the same time for ${seconds} s; p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}`],
    };
  };
  return [
    await measure('transfers a second, one wallet', tokens.slice(0, 1), atOnceForOne),
    await measure(`transfers a second, ${manyWallets} wallets`, tokens, manyWallets),
  ];
}
