import * as v from 'valibot';
import { captchaObject } from '../auth/captcha.ts';
import { sessionValue } from '../auth/sessionValue.ts';
import { getMemberInfo } from '../member/getMemberInfo.ts';
import { getWallet } from '../wallet/getWallet.ts';
import { amount, flag, idText, optionalField, wholeNumber } from './fields.ts';

/** The captcha of a gateway that remembers the captcha of each client has no id. */
export const getCaptchaMinimum = v.object({ ...captchaObject.entries, captchaId: v.optional(idText, '') });

/** A session. No screen reads `firstTimeLogin`, so it can be missing. */
export const sessionMinimum = v.object({
  ...sessionValue.entries,
  type: wholeNumber,
  firstTimeLogin: v.optional(flag, false),
});
export const loginMinimum = v.object({ ...sessionMinimum.entries, deviceToken: v.optional(v.string()) });

export const getMemberInfoMinimum = v.object({
  ...getMemberInfo.value.entries,
  id: idText,
  type: wholeNumber,
  nickname: optionalField(v.string(), '', 'the nickname'),
});

const wallet = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.minLength(1)),
    name: optionalField(v.string(), '', "the name of a vendor's wallet: its code is shown"),
    balance: amount,
  }),
  v.transform(({ name, ...value }) => ({ ...value, name: name || value.code })),
);

/**
 * The wallets. A gateway without vendor wallets sends only the sum, which then becomes the balance of the main wallet.
 */
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

/** The user name can be missing, because screens already have the name or let the player enter it. */
export const setPasswordPhoneMinimum = v.optional(v.object({ userName: v.optional(v.string()) }), {});

/** The user name can be missing, because the form already contains the registered name. */
export const registerMinimum = v.optional(v.object({ userName: v.optional(v.string(), '') }), {});
