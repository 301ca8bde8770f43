import { randomBytes } from 'node:crypto';
import { type Answer, transfer } from '../gateways/player.ts';
import { decimalOf, type Wallet } from '../gateways/wallets.ts';
import type { Intent } from '../ledger/auditLedger.ts';

/** What players hear, counted by status and code. A reply that never came, because its caller gave up on purpose, is `0`. */
export type Heard = Map<string, number>;

interface UnreliableTransfer {
  wallet: Wallet;
  /** Addresses of gateways on one database. */
  gateways: readonly string[];
  /** Minor units; no two of one wallet the same. */
  amount: number;
  direction: 'out' | 'back';
  random: () => number;
  heard: Heard;
}

/**
 * One movement as an impatient player on a bad line asks for it: now and then tapped twice, at two gateways at once; now and
 * then the line goes dead at a moment of chance and the same is sent again, to whichever gateway, until someone answers.
 */
export async function transferUnreliably({
  wallet,
  gateways,
  amount,
  direction,
  random,
  heard,
}: UnreliableTransfer): Promise<Intent> {
  const { merchant, username, token, vendor } = wallet;
  const key = randomBytes(12).toString('hex');
  const [from, to] = direction === 'out' ? ['MAIN', vendor] : [vendor, 'MAIN'];
  const body = { from, to, amount: decimalOf(amount, merchant) };
  const ask = async (url: string, patienceMs?: number) => {
    const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
    const answer = await transfer({ url, merchant: merchant.code, token, key, body, ...(signal && { signal }) });
    const outcome = `${answer.status} ${answer.code}`.trim();
    heard.set(outcome, (heard.get(outcome) ?? 0) + 1);
    return answer;
  };
  const anyGateway = () => gateways[Math.floor(random() * gateways.length)]!;
  const isTappedTwice = random() < 0.3;
  const isLost = random() < 0.2 && (await ask(anyGateway(), Math.ceil(60 * random()))).status === 0;
  const answers = await Promise.all(isTappedTwice ? gateways.map((url) => ask(url)) : [ask(anyGateway())]);
  return { merchant: merchant.code, username, amount, outcome: outcomeOf(answers, isLost) };
}

/**
 * A refusal leaves no key: the same asked again may be done, when money has come in between. So one tap may be refused and the
 * other done; and after a refusal the request that was given up may still be waiting for its turn.
 */
function outcomeOf(answers: readonly Answer[], isLost: boolean): Intent['outcome'] {
  if (answers.some(({ status }) => status === 200)) return 'done';
  return !isLost && answers.every(({ code }) => code === 'FUNDS_INSUFFICIENT') ? 'refused' : 'unknown';
}
