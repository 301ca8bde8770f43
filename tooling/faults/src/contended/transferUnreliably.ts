import { randomBytes } from 'node:crypto';
import { type Answer, transfer } from '../gateways/player.ts';
import { decimalOf, type Wallet } from '../gateways/wallets.ts';
import type { Intent } from '../ledger/auditLedger.ts';

/** Replies, counted by status and code. `0` if there was no reply because the player cancelled the request. */
export type Heard = Map<string, number>;

interface UnreliableTransfer {
  wallet: Wallet;
  /** Addresses of gateways on one database. */
  gateways: readonly string[];
  /** Minor units. No two amounts of one wallet are equal. */
  amount: number;
  direction: 'out' | 'back';
  random: () => number;
  heard: Heard;
}

/**
 * A transfer by a player on an unreliable network. Some are sent twice, to two gateways at the same time. Some are
 * cancelled at a random moment and sent again, to either gateway, until there is a reply.
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
 * Decides the outcome of a transfer from its replies. A rejected request stores no key. If it is repeated, it may
 * succeed, because money has arrived since. So of two equal requests one may be rejected and the other done. After a
 * rejection a cancelled request may also still be waiting.
 */
function outcomeOf(answers: readonly Answer[], isLost: boolean): Intent['outcome'] {
  if (answers.some(({ status }) => status === 200)) return 'done';
  return !isLost && answers.every(({ code }) => code === 'FUNDS_INSUFFICIENT') ? 'refused' : 'unknown';
}
