import { join } from 'node:path';
import { demoAccounts } from '@livery/gateway';
import type { Merchant } from '@livery/merchant';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { logIn } from './player.ts';

const merchantsDir = join(import.meta.dirname, '../../../../merchants');

/** A member's main wallet and one vendor wallet, with all data for a transfer between them. */
export interface Wallet {
  merchant: Merchant;
  username: string;
  token: string;
  vendor: string;
}

/** Every merchant of this project, as the gateway reads them. */
export function readMerchants(): Merchant[] {
  return listMerchants(merchantsDir).flatMap((code) => readMerchant(merchantsDir, code).merchant ?? []);
}

/** Logs in the demo members of every merchant that have money. */
export async function logInWallets(url: string): Promise<Wallet[]> {
  const members = readMerchants().flatMap((merchant) =>
    demoAccounts.slice(0, 3).map((account) => ({ merchant, ...account })),
  );
  const wallets: Wallet[] = [];
  for (const { merchant, username, password } of members) {
    const token = await logIn({ url, merchant, username, password });
    wallets.push({ merchant, username, token, vendor: await anyVendor(url, merchant) });
  }
  return wallets;
}

async function anyVendor(url: string, { code }: Merchant): Promise<string> {
  const reply = await fetch(`${url}/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=${code}`, {
    headers: { Merchant: code },
  });
  const { value } = (await reply.json()) as { value: Array<{ vendors: Array<{ vassalage: string }> }> };
  return value[0]!.vendors[0]!.vassalage;
}

/** Formats minor units as a decimal string of the merchant's currency. */
export function decimalOf(minorUnits: number, { currency }: Merchant): string {
  const decimals = /[.,](0+)$/.exec(currency.pattern)?.[1]?.length ?? 0;
  const digits = String(minorUnits).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
