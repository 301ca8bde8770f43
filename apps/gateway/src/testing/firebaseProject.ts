import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

export const projectId = 'livery-tests';
export const firebaseBlock = { projectId, apiKey: 'test-key', authDomain: `${projectId}.firebaseapp.com` };

type Claims = Readonly<Record<string, unknown>>;

const now = () => Math.floor(Date.now() / 1_000);

/** Claims of a valid id token, with differences. */
export const validClaims = (differences: Claims = {}): Record<string, unknown> => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'user-1',
  iat: now(),
  auth_time: now(),
  exp: now() + 3_600,
  ...differences,
});

/** Claims of a user who verified a number by SMS. */
export const phoneClaims = (mobile: string, differences: Claims = {}) =>
  validClaims({
    sub: `phone ${mobile}`,
    phone_number: mobile,
    firebase: { sign_in_provider: 'phone' },
    ...differences,
  });

/** Claims of a user who signed in with Google or Facebook. */
export const socialClaims = (provider: 'google' | 'facebook', sub: string, differences: Claims = {}) =>
  validClaims({ sub, firebase: { sign_in_provider: `${provider}.com` }, ...differences });

/**
 * Starts a fake of Google's token service. It signs tokens with a key created for this run, and serves the public half
 * of the key on loopback.
 */
export async function startFirebaseProject() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { privateKey: otherKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] }))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const signed = (claims: Claims, key = privateKey, kid = 'key-1') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    token: (claims: Claims) => signed(claims),
    /** A token signed with a key of another project, under this project's key id or another. */
    foreignToken: (claims: Claims, kid = 'key-1') => signed(claims, otherKey, kid),
    /** An unsigned token, like those of the Auth emulator. */
    unsignedToken: (claims: Claims) => new UnsecuredJWT(claims).encode(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

export type FirebaseProject = Awaited<ReturnType<typeof startFirebaseProject>>;
