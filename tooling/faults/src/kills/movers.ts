import { randomBytes } from 'node:crypto';
import { transfer } from '../gateways/player.ts';
import { decimalOf, type Wallet } from '../gateways/wallets.ts';
import type { Intent } from '../ledger/auditLedger.ts';
import type { Sender } from './untilAnswered.ts';

export interface Movers {
  intents: Intent[];
  /** Waits until every player has finished their transfer. */
  finish(): Promise<void>;
}

interface StartMovers {
  wallets: readonly Wallet[];
  sender: Sender;
  random: () => number;
}

/**
 * Players who move money back and forth without a pause. Each transfer has its own key. Without a reply it is retried
 * with that key, sometimes twice concurrently. One player in ten cancels it and never gets the outcome.
 */
export function startMovers({ wallets, sender, random }: StartMovers): Movers {
  const intents: Intent[] = [];
  const end = new AbortController();

  async function settle({ merchant, token, vendor }: Wallet, amount: number): Promise<Intent['outcome']> {
    const key = randomBytes(12).toString('hex');
    const [from, to] = amount % 2 === 0 ? [vendor, 'MAIN'] : ['MAIN', vendor];
    const body = { from, to, amount: decimalOf(amount, merchant) };
    return sender.untilAnswered({
      ask: (url) => transfer({ url, merchant: merchant.code, token, key, body }),
      refusal: 'FUNDS_INSUFFICIENT',
      handleSilence: () => random() < 0.1,
    });
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
    async finish() {
      end.abort();
      await Promise.all(working);
    },
  };
}
