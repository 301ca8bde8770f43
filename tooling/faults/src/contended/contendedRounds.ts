import { calls } from '@livery/api/contract';
import { type Finding, none } from '../fault.ts';
import { startGatewayProcess } from '../gateways/gatewayProcess.ts';
import { logInWallets, type Wallet } from '../gateways/wallets.ts';
import { auditLedger, type Intent, newestTransaction } from '../ledger/auditLedger.ts';
import { seededRandom } from '../random.ts';
import { type Heard, transferUnreliably } from './transferUnreliably.ts';

interface ContendedRounds {
  databaseUrl: string;
  /** Total number of transfers. Every second transfer uses the same wallet, so that this wallet has most conflicts. */
  movements: number;
  /** Concurrent transfers. With more than 40 for one member at one gateway, the reply is TOO_MANY. */
  atOnce: number;
  seed: number;
  report: (line: string) => void;
}

/**
 * Runs two gateways on one database. Players move the same money through both gateways at the same time. At the end
 * they do so until a wallet is empty.
 */
export async function contendedRounds({
  databaseUrl,
  movements,
  atOnce,
  seed,
  report,
}: ContendedRounds): Promise<{ findings: Finding[]; notes: string[] }> {
  const random = seededRandom(seed);
  const processes = await Promise.all([startGatewayProcess({ databaseUrl }), startGatewayProcess({ databaseUrl })]);
  try {
    const gateways = processes.map(({ url }) => url);
    const wallets = await logInWallets(gateways[0]!);
    const since = await newestTransaction(databaseUrl);
    const heard: Heard = new Map();
    const intents: Intent[] = [];
    const started = performance.now();
    let next = 1;
    const work = async () => {
      while (next <= movements) {
        const amount = next++;
        const wallet = wallets[amount % 2 === 0 ? 1 : amount % wallets.length]!;
        intents.push(
          await transferUnreliably({
            wallet,
            gateways,
            amount,
            direction: random() < 0.5 ? 'out' : 'back',
            random,
            heard,
          }),
        );
        if (amount % 1_000 === 0) report(`${amount} of ${movements} movements`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const seconds = (performance.now() - started) / 1000;
    for (const wallet of wallets.slice(0, 2))
      intents.push(...(await drain(wallet, { gateways, from: movements, taps: 24, random, heard })));
    const odd = [...heard]
      .filter(([outcome]) => !['0', '200', '409 FUNDS_INSUFFICIENT'].includes(outcome))
      .reduce((sum, [, times]) => sum + times, 0);
    const count = (wanted: Intent['outcome']) => intents.filter(({ outcome }) => outcome === wanted).length;
    return {
      findings: [
        ...(await auditLedger({ databaseUrl, since, intents })),
        none('replies other than success and insufficient funds', odd),
      ],
      notes: [
        `${intents.length} movements through 2 gateways, ${atOnce} at the same time: ${count('done')} done, ${count('refused')} rejected, ${count('unknown')} rejected after an aborted try; ${(movements / seconds).toFixed(0)} a second`,
        `replies: ${[...heard]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([outcome, times]) => `${times} × ${outcome === '0' ? 'none (the player gave up)' : outcome}`)
          .join(', ')}`,
      ],
    };
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
  }
}

interface Drain {
  gateways: readonly string[];
  /** The amounts are higher than this amount, so that no two amounts of a wallet are equal. */
  from: number;
  taps: number;
  random: () => number;
  heard: Heard;
}

/** Sends concurrent requests for four times the wallet's balance. */
async function drain(wallet: Wallet, { taps, from, ...rest }: Drain): Promise<Intent[]> {
  const reply = await fetch(rest.gateways[0] + calls.getWallet.path, {
    headers: { Merchant: wallet.merchant.code, Authorization: wallet.token },
  });
  const { value } = (await reply.json()) as { value: { wallets: Array<{ balance: string }> } };
  const each = Math.max(from, Math.floor((Number(value.wallets[0]!.balance.replace('.', '')) * 4) / taps));
  return Promise.all(
    Array.from({ length: taps }, (_, index) =>
      transferUnreliably({ ...rest, wallet, direction: 'out', amount: each + index + 1 }),
    ),
  );
}
