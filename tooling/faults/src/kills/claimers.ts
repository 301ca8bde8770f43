import { randomBytes } from 'node:crypto';
import { calls } from '@livery/api/contract';
import { requestOnce } from '../gateways/player.ts';
import type { Wallet } from '../gateways/wallets.ts';
import type { Claim } from '../ledger/auditClaims.ts';
import type { Claimable } from './supplyClaims.ts';
import type { Sender } from './untilAnswered.ts';

interface StartClaimers {
  /** The claims available to each member, in order. */
  claimables: ReadonlyMap<Wallet, readonly Claimable[]>;
  sender: Sender;
  random: () => number;
}

/**
 * Members who claim in two tabs at the same time, each tab with its own key. A tab without a reply retries, usually
 * with the same key and sometimes with a new key, like a page that lost its key in a reload.
 */
export function createClaimers({ claimables, sender, random }: StartClaimers) {
  const claims: Claim[] = [];
  const queues = [...claimables].map(([wallet, all]) => ({ wallet, waiting: [...all] }));

  async function claimInTab(wallet: Wallet, { kind, id, isJoined }: Claimable) {
    const newKey = () => randomBytes(12).toString('hex');
    let hasLostKey = false;
    const send = async (call: (typeof calls)['joinPromotion' | 'claimPromotion' | 'claimCashback'], body: object) => {
      let key = newKey();
      return sender.untilAnswered({
        ask: (url) => requestOnce(call, { url, merchant: wallet.merchant.code, token: wallet.token, key, body }),
        refusal: kind === 'CASHBACK' ? 'NOTHING_TO_CLAIM' : 'PROMOTION_UNAVAILABLE',
        handleSilence() {
          if (random() < 0.2) {
            key = newKey();
            hasLostKey = true;
          }
          return false;
        },
      });
    };
    if (isJoined) await send(calls.joinPromotion, { promoId: id });
    const outcome = await (kind === 'CASHBACK'
      ? send(calls.claimCashback, { lineIds: [id] })
      : send(calls.claimPromotion, { promoId: id }));
    return { outcome, hasLostKey };
  }

  return {
    claims,
    /** Every member claims the next item. Resolves when all tabs have their reply. */
    async claimNext(): Promise<void> {
      await Promise.all(
        queues.map(async ({ wallet, waiting }) => {
          const next = waiting.shift();
          if (next === undefined) return;
          const tabs = await Promise.all([claimInTab(wallet, next), claimInTab(wallet, next)]);
          claims.push({
            merchant: wallet.merchant.code,
            username: wallet.username,
            kind: next.kind,
            amount: next.amount,
            timesHeard: tabs.filter(({ outcome }) => outcome === 'done').length,
            hasLostKey: tabs.some((tab) => tab.hasLostKey),
          });
        }),
      );
    },
  };
}
