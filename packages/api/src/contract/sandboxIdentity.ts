const toolkit = '/identitytoolkit.googleapis.com';

/**
 * Paths below the merchant's own host where the sandbox gateway answers as a Firebase Auth emulator does, for a merchant
 * whose `gateway.json` says so. They are those that Firebase's client asks an emulator at.
 */
export const sandboxIdentity = {
  operations: `${toolkit}/v1/accounts:`,
  /** What the client asks of the verifier before it sends a code. */
  verifier: `${toolkit}/v1/recaptchaParams`,
  settings: `${toolkit}/v2/recaptchaConfig`,
  /** The page where a person chooses an account. */
  handler: '/emulator/auth/handler',
  /** The part of Google's frame library that Firebase's client needs; the real one comes from Google. */
  frames: '/emulator/auth/frames.js',
  finish: '/emulator/auth/finish.js',
  styles: '/emulator/auth/handler.css',
} as const;

/** Names of what Firebase's client does, behind `operations`. */
export const identityOperations = ['sendVerificationCode', 'signInWithPhoneNumber', 'signInWithIdp', 'lookup'] as const;

export type IdentityOperation = (typeof identityOperations)[number];

/** Every path of it. */
export const sandboxIdentityPaths: readonly string[] = [
  .../* @__PURE__ */ identityOperations.map((name) => `${sandboxIdentity.operations}${name}`),
  sandboxIdentity.verifier,
  sandboxIdentity.settings,
  sandboxIdentity.handler,
  sandboxIdentity.frames,
  sandboxIdentity.finish,
  sandboxIdentity.styles,
];
