const toolkit = '/identitytoolkit.googleapis.com';

/**
 * Paths on the merchant's own host. At these paths, the sandbox replies like a Firebase Auth emulator if the merchant's
 * `gateway.json` enables it. Firebase's client uses the same paths for an emulator.
 */
export const sandboxIdentity = {
  operations: `${toolkit}/v1/accounts:`,
  /** Verifier parameters that the client requests before it sends a code. */
  verifier: `${toolkit}/v1/recaptchaParams`,
  settings: `${toolkit}/v2/recaptchaConfig`,
  /** The page on which a player chooses an account. */
  handler: '/emulator/auth/handler',
  /** The part of Google's frame library that Firebase's client needs. In production, Google sends this library. */
  frames: '/emulator/auth/frames.js',
  finish: '/emulator/auth/finish.js',
  styles: '/emulator/auth/handler.css',
} as const;

/** Operations of Firebase's client, appended to `operations`. */
export const identityOperations = ['sendVerificationCode', 'signInWithPhoneNumber', 'signInWithIdp', 'lookup'] as const;

export type IdentityOperation = (typeof identityOperations)[number];

/** All paths of the sandbox identity provider. */
export const sandboxIdentityPaths: readonly string[] = [
  .../* @__PURE__ */ identityOperations.map((name) => `${sandboxIdentity.operations}${name}`),
  sandboxIdentity.verifier,
  sandboxIdentity.settings,
  sandboxIdentity.handler,
  sandboxIdentity.frames,
  sandboxIdentity.finish,
  sandboxIdentity.styles,
];
