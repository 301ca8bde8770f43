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

/** A gateway without wallets of vendors sends only the sum, and all of it is in the main wallet. */
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

/** A screen knows the name without it, or asks for it. */
export const setPasswordPhoneMinimum = v.optional(v.object({ userName: v.optional(v.string()) }), {});

/** The form knows the name that it registered. */
export const registerMinimum = v.optional(v.object({ userName: v.optional(v.string(), '') }), {});
