import { calls } from '@livery/api/contract';
import { demoAccounts } from '@livery/gateway';
import type { Merchant } from '@livery/merchant';
import { logIn } from '../gateways/player.ts';
import { readMerchants } from '../gateways/wallets.ts';
import type { Caller } from './flaws.ts';

/** Logs in at every merchant: a member, an agent, and a member whose session is then ended. */
export async function logInCallers(url: string): Promise<Caller[]> {
  const [member, ...others] = demoAccounts;
  const anAgent = others.find(({ username }) => username.startsWith('agent'))!;
  const opened: Array<{ merchant: Merchant; own: string; agent: string; ended: string }> = [];
  for (const merchant of readMerchants()) {
    const [own, ended, agent] = [
      await logIn({ url, merchant, ...member! }),
      await logIn({ url, merchant, ...member! }),
      await logIn({ url, merchant, ...anAgent }),
    ];
    await fetch(url + calls.logout.path, {
      method: calls.logout.method,
      headers: { Merchant: merchant.code, Authorization: ended },
    });
    opened.push({ merchant, own, agent, ended });
  }
  return opened.map(({ merchant, own, agent, ended }, index) => ({
    merchant,
    tokens: { own, agent, ended, foreign: opened[(index + 1) % opened.length]!.own },
  }));
}
