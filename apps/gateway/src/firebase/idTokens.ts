import type { Merchant } from '@livery/merchant';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { CallFailure } from '../http/callFailure.ts';

/** A user that Firebase authenticated. */
export interface FirebaseUser {
  /** Id of the user in the project. */
  subject: string;
  /** Sign-in provider: `phone`, `google.com`, `facebook.com`, `anonymous`. */
  provider: string;
  /** Verified number: `+` and digits. */
  mobile: string | undefined;
  /** Email address that the provider verified. */
  email: string | undefined;
  name: string;
}

/** Verifies a Firebase id token for a merchant; undefined if it is not valid for this merchant's project. */
export type IdTokenReader = (merchant: Merchant, token: string) => Promise<FirebaseUser | undefined>;

export interface FirebaseKeys {
  /** Address of the public keys for the verification. Default: Google's. */
  jwksUrl?: string | undefined;
  /**
   * Address of a Firebase Auth emulator. Projects with an id that starts with `demo-` then accept its unsigned tokens;
   * other projects never do.
   */
  emulatorHost?: string | undefined;
  /** Key of the sandbox for signing if it is the emulator of a merchant; undefined if it is not. */
  sandboxKey?: Uint8Array | undefined;
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The issuer of a project's id tokens. */
export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** Allowed clock difference in seconds. */
const clockTolerance = 5;

/**
 * Creates a reader that verifies id tokens by Firebase's rules: signature, issuer and audience of the project, times,
 * and a subject.
 */
export function createIdTokenReader({
  jwksUrl = googleKeys,
  emulatorHost,
  sandboxKey,
}: FirebaseKeys = {}): IdTokenReader {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3_000 });
  return async ({ gateway: { firebase } }, token) => {
    if (firebase === undefined) return undefined;
    const { projectId, emulator } = firebase;
    const claims = { issuer: issuerOf(projectId), audience: projectId, clockTolerance };
    const isDemo = projectId.startsWith('demo-');
    const isOwn = isDemo && emulator === '/' && sandboxKey !== undefined && emulatorHost === undefined;
    try {
      if (isDemo && emulatorHost !== undefined) return userOf(UnsecuredJWT.decode(token, claims).payload);
      const { payload } = isOwn
        ? await jwtVerify(token, sandboxKey, { ...claims, algorithms: ['HS256'] })
        : await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] });
      return userOf(payload);
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw new CallFailure('BUSY', 'The keys of Firebase cannot be read now. Try again shortly.', {
        headers: { 'Retry-After': '5' },
      });
    }
  };
}

/** Whether the token is invalid, in contrast to a failure to fetch the keys. */
const isRefused = (error: unknown) =>
  error instanceof errors.JOSEError && /^ERR_(JWT_|JWS_|JWKS_NO_|JOSE_ALG_|JOSE_NOT_)/.test(error.code);

function userOf(payload: JWTPayload): FirebaseUser | undefined {
  const {
    sub,
    exp,
    iat,
    auth_time: authTime,
    phone_number: mobile,
    email,
    email_verified: isVerified,
    name,
    firebase,
  } = payload;
  const now = Date.now() / 1_000 + clockTolerance;
  const isInOrder = typeof exp === 'number' && isPast(iat, now) && isPast(authTime, now);
  if (!isInOrder || typeof sub !== 'string' || sub === '' || sub.length > 128) return undefined;
  const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  return {
    subject: sub,
    provider: text(provider) ?? '',
    mobile: text(mobile),
    email: isVerified === true ? text(email) : undefined,
    name: text(name) ?? '',
  };
}

const isPast = (moment: unknown, now: number) => typeof moment === 'number' && moment <= now;
const text = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);
