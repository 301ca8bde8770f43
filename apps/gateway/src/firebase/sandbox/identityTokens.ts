import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { issuerOf } from '../idTokens.ts';

/** Providers that the sandbox emulates. */
export const providers = ['google.com', 'facebook.com'] as const;
type Provider = (typeof providers)[number];
export const providerNames: Readonly<Record<Provider, string>> = { 'google.com': 'Google', 'facebook.com': 'Facebook' };

/** An account of a provider, with values that a person types on a page of the sandbox. */
const accountSchema = v.object({
  provider: v.picklist(providers),
  name: v.pipe(v.string(), v.maxLength(60)),
  email: v.pipe(v.string(), v.maxLength(254)),
});
export type Account = v.InferOutput<typeof accountSchema>;

const sessionSchema = v.object({ mobile: v.string() });

/**
 * Seconds in which a player must type the code. `choiceSeconds` is the time in which the account page must return the
 * choice.
 */
const sessionSeconds = 5 * 60;
const choiceSeconds = 60;
/** Lifetime of an id token in seconds, as at Firebase. */
export const idTokenSeconds = 3_600;

/**
 * The tokens that the sandbox signs as a merchant's Auth emulator. They are not stored: each token contains its
 * purpose.
 */
export function createIdentityTokens(key: Uint8Array) {
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setAudience(audience)
      .setExpirationTime(`${seconds}s`);
  const read = async <Schema extends v.GenericSchema>(
    schema: Schema,
    token: string,
    audience: string,
  ): Promise<v.InferOutput<Schema> | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
      return v.parse(schema, payload);
    } catch {
      return undefined;
    }
  };
  const forSession = ({ code }: Merchant) => `sandbox code ${code}`;
  const forChoice = ({ code }: Merchant) => `sandbox account ${code}`;

  /** An id token in Firebase's format. */
  const idToken = (
    { gateway }: Merchant,
    subject: string,
    claims: { firebase: { sign_in_provider: string }; [claim: string]: unknown },
  ) => {
    const { projectId } = gateway.firebase!;
    return sign({ ...claims, auth_time: Math.floor(Date.now() / 1_000), user_id: subject }, projectId, idTokenSeconds)
      .setIssuer(issuerOf(projectId))
      .setSubject(subject)
      .sign(key);
  };

  return {
    /** A token for a code that was sent to a number. */
    session: (merchant: Merchant, mobile: string) => sign({ mobile }, forSession(merchant), sessionSeconds).sign(key),
    readSession: (merchant: Merchant, token: string) => read(sessionSchema, token, forSession(merchant)),
    /** A token for an account that a person chose. */
    choice: (merchant: Merchant, account: Account) =>
      sign({ ...account }, forChoice(merchant), choiceSeconds).sign(key),
    readChoice: (merchant: Merchant, token: string) => read(accountSchema, token, forChoice(merchant)),
    ofNumber: (merchant: Merchant, mobile: string) =>
      idToken(merchant, localIdOf('phone', mobile), {
        phone_number: mobile,
        firebase: { sign_in_provider: 'phone' },
      }),
    ofAccount: (merchant: Merchant, { provider, name, email }: Account) =>
      idToken(merchant, localIdOf(provider, email), {
        name,
        email,
        email_verified: true,
        firebase: { sign_in_provider: provider },
      }),
  };
}

export type IdentityTokens = ReturnType<typeof createIdentityTokens>;

/** Id of a user in the project: always the same for the same number or account. */
export const localIdOf = (kind: string, name: string): string =>
  createHash('sha256').update(`${kind} ${name.toLowerCase()}`).digest('base64url').slice(0, 28);
