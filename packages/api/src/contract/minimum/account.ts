import * as v from 'valibot';
import { getMemberInfo } from '../member/getMemberInfo.ts';
import { getWallet } from '../wallet/getWallet.ts';
import { amount, idText, optionalField } from './fields.ts';

export const getMemberInfoMinimum = v.object({
  ...getMemberInfo.value.entries,
  id: idText,
  nickname: optionalField(v.string(), '', 'the nickname'),
});

const wallet = v.object({ code: v.string(), name: v.string(), balance: amount });

/** A gateway without vendor wallets sends only the sum, which is then in the main wallet. */
export const getWalletMinimum = v.pipe(
  v.object({
    ...getWallet.value.entries,
    currency: v.optional(v.string(), ''),
    sumBalance: amount,
    wallets: v.optional(v.pipe(v.array(wallet), v.metadata({ enables: 'wallets of vendors, and transfers' }))),
  }),
  v.transform(({ wallets, ...value }) => ({
    ...value,
    wallets: wallets ?? [{ code: 'MAIN', name: '', balance: value.sumBalance }],
  })),
);

/** Screens already know the name, or let the player enter it. */
export const setPasswordPhoneMinimum = v.optional(v.object({ userName: v.optional(v.string()) }), {});

/** The form already knows the registered name. */
export const registerMinimum = v.optional(v.object({ userName: v.optional(v.string(), '') }), {});
