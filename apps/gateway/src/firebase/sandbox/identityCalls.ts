import { normalizeMobileNumber } from '@livery/api/contract';
import type { IdentityOperation } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { Database } from '../../db/connect.ts';
import { CallFailure } from '../../http/callFailure.ts';
import { runInTransaction } from '../../http/runInTransaction.ts';
import { byAddress, limited } from '../../limits/allowances.ts';
import type { Limits } from '../../limits/limits.ts';
import { homeDialingCode } from '../../security/homeDialingCode.ts';
import { redeemCode } from '../../security/requireCode.ts';
import { sendCode } from '../../security/sendCode.ts';
import { idTokenSeconds, type IdentityTokens, localIdOf } from './identityTokens.ts';

interface IdentityCall {
  merchant: Merchant;
  db: Database;
  limits: Limits;
  caller: { network: string };
  /** Gateway code of the language. */
  language: string;
  tokens: IdentityTokens;
  body: unknown;
}

/** A failure with an error code of Firebase, which its client recognises. */
export class IdentityFailure extends Error {}

const text = v.pipe(v.string(), v.maxLength(8_192));

/** The operations of Firebase's client, with the replies of the real service. */
export const identityCalls: Readonly<Record<IdentityOperation, (call: IdentityCall) => Promise<object>>> = {
  async sendVerificationCode({ merchant, db, limits, caller, language, tokens, body }) {
    const { phoneNumber } = read(v.object({ phoneNumber: text }), body, 'MISSING_PHONE_NUMBER');
    const mobile = normalizeMobileNumber({ mobileNum: phoneNumber }, homeDialingCode(merchant));
    if (mobile === undefined || !phoneNumber.startsWith('+')) throw new IdentityFailure('INVALID_PHONE_NUMBER');
    const range = { allowance: limits.codesOfNumberRange, of: `${merchant.code} ${mobile.slice(0, -3)}` };
    const uses = [byAddress({ merchant, caller }, limits.codes), range];
    try {
      await limited(db, { uses, counts: 'success' }, () =>
        sendCode(db, { merchant, language, channel: 'sms', address: mobile, purpose: 'firebase' }),
      );
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'TOO_MANY')
        throw new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER');
      throw error;
    }
    return { sessionInfo: await tokens.session(merchant, mobile) };
  },

  async signInWithPhoneNumber({ merchant, db, tokens, body }) {
    const { sessionInfo, code } = read(v.object({ sessionInfo: text, code: text }), body, 'MISSING_CODE');
    const session = await tokens.readSession(merchant, sessionInfo);
    if (session === undefined) throw new IdentityFailure('SESSION_EXPIRED');
    const { mobile } = session;
    const given = { merchantCode: merchant.code, addresses: [mobile], purpose: 'firebase' as const, code };
    if (!(await runInTransaction(db, (tx) => redeemCode(tx, given)))) throw new IdentityFailure('INVALID_CODE');
    return {
      ...signedIn(await tokens.ofNumber(merchant, mobile), localIdOf('phone', mobile)),
      phoneNumber: mobile,
    };
  },

  async signInWithIdp({ merchant, tokens, body }) {
    const { requestUri } = read(v.object({ requestUri: text }), body, 'MISSING_REQUEST_URI');
    const chosen = new URLSearchParams(requestUri.split('?')[1] ?? '').get('choice') ?? '';
    const account = await tokens.readChoice(merchant, chosen);
    if (account === undefined) throw new IdentityFailure('INVALID_IDP_RESPONSE');
    const { provider, name, email } = account;
    const federatedId = localIdOf(provider, email);
    return {
      ...signedIn(await tokens.ofAccount(merchant, account), federatedId),
      federatedId,
      providerId: provider,
      email,
      emailVerified: true,
      displayName: name,
      rawUserInfo: JSON.stringify({ id: federatedId, email, name }),
    };
  },

  async lookup({ body }) {
    const { idToken } = read(v.object({ idToken: text }), body, 'MISSING_ID_TOKEN');
    // Decoded without verification, only for display in the client. The gateway verifies the tokens that it receives.
    const { sub, email, name, phone_number: phoneNumber } = decode(idToken);
    return {
      users: [
        {
          localId: sub,
          ...(email !== undefined && { email, emailVerified: true }),
          ...(name !== undefined && { displayName: name }),
          ...(phoneNumber !== undefined && { phoneNumber }),
          providerUserInfo: [],
        },
      ],
    };
  },
};

/** No refresh token is valid, because the product requests one id token and does not store the user. */
const signedIn = (idToken: string, localId: string) => ({
  idToken,
  refreshToken: 'none',
  expiresIn: String(idTokenSeconds),
  localId,
});

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown, otherwise: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new IdentityFailure(otherwise);
  return result.output;
}

function decode(idToken: string) {
  try {
    return decodeJwt(idToken);
  } catch {
    throw new IdentityFailure('INVALID_ID_TOKEN');
  }
}
