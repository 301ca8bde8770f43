import type { Wallet } from '@livery/api/wallet/getWallet';
import { subtractAmounts } from '@livery/foundation/money';

/** Code of the main wallet, through which all transfers go. */
export const mainCode = 'MAIN';

export interface OneWallet {
  code: string;
  name: string;
  /** Balance as decimal text. */
  balance: string;
}

/** A player's wallets: the main wallet, and the wallets of providers. */
export interface Wallets {
  total: string;
  main: OneWallet;
  /** Wallets of providers. Those with a balance are first, in the gateway's order. */
  providers: readonly OneWallet[];
}

const holdsSomething = ({ balance }: OneWallet) => /[1-9]/.test(balance);

/**
 * Returns the wallets. If the gateway omits the main wallet, its balance is the part of the sum that is in no other
 * wallet.
 */
export function walletsOf({ sumBalance, wallets }: Wallet, mainName: string): Wallets {
  const providers = wallets.filter(({ code }) => code !== mainCode);
  const rest = () => providers.reduce((left, { balance }) => subtractAmounts(left, balance), sumBalance);
  const balance = wallets.find(({ code }) => code === mainCode)?.balance ?? rest();
  return {
    total: sumBalance,
    main: { code: mainCode, name: mainName, balance },
    providers: [...providers.filter(holdsSomething), ...providers.filter((wallet) => !holdsSomething(wallet))],
  };
}

/** Whether any provider's wallet has a balance. */
export const hasProviderBalance = ({ providers }: Wallets): boolean => providers.some(holdsSomething);
