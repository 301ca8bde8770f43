import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { transfer } from '../gateways/player.ts';
import { decimalOf, type Wallet } from '../gateways/wallets.ts';
import type { Intent } from '../ledger/auditLedger.ts';

export interface Movers {
  intents: Intent[];
  /** Requests whose connection broke before the reply. */
  broken(): number;
  /** Requests under way right now. */
  underWay(): number;
  /** Unexpected replies, by status and code. */
  odd: Map<string, number>;
  /** Waits until every player has finished their transfer. */
  finish(): Promise<void>;
}

interface StartMovers {
  wallets: readonly Wallet[];
  /** Address of the running gateway; waits while there is none. */
  gateway: () => Promise<string>;
  random: () => number;
}

/**
 * Players who move money back and forth without a pause. Each transfer has a key of its own. Without a reply it is sent again
 * under that key, sometimes twice at once; one player in ten cancels it and never learns the outcome.
 */
export function startMovers({ wallets, gateway, random }: StartMovers): Movers {
  const intents: Intent[] = [];
  const odd = new Map<string, number>();
  let broken = 0;
  let underWay = 0;
  const end = new AbortController();

  async function ask(url: string, wallet: Wallet, key: string, amount: number) {
    const [from, to] = amount % 2 === 0 ? [wallet.vendor, 'MAIN'] : ['MAIN', wallet.vendor];
    underWay++;
    const answer = await transfer({
      url,
      merchant: wallet.merchant.code,
      token: wallet.token,
      key,
      body: { from, to, amount: decimalOf(amount, wallet.merchant) },
    });
    underWay--;
    if (answer.status === 0) broken++;
    return answer;
  }

  async function settle(wallet: Wallet, amount: number): Promise<Intent['outcome']> {
    const key = randomBytes(12).toString('hex');
    for (;;) {
      const url = await gateway();
      const [{ status, code }] = await Promise.all([
        ask(url, wallet, key, amount),
        ...(random() < 0.2 ? [ask(url, wallet, key, amount)] : []),
      ]);
      if (status === 200) return 'done';
      if (code === 'FUNDS_INSUFFICIENT') return 'refused';
      // A gateway that is starting or busy says so. Any other reply that is neither success nor refusal is unexpected.
      if (status !== 0 && code !== 'BUSY' && code !== 'TOO_MANY') {
        odd.set(`${status} ${code}`, (odd.get(`${status} ${code}`) ?? 0) + 1);
        return 'unknown';
      }
      if (status === 0 && random() < 0.1) return 'unknown';
      await sleep(20);
    }
  }

  const working = wallets.map(async (wallet) => {
    const {
      merchant: { code: merchant },
      username,
    } = wallet;
    for (let amount = 1; !end.signal.aborted; amount++)
      intents.push({ merchant, username, amount, outcome: await settle(wallet, amount) });
  });
  return {
    intents,
    odd,
    broken: () => broken,
    underWay: () => underWay,
    async finish() {
      end.abort();
      await Promise.all(working);
    },
  };
}
