import * as v from 'valibot';
import { originPattern } from '../listedOrigins.ts';
import { dialectSchema } from './dialect.schema.ts';
import { optionalFields } from './optionalFields.ts';
import { address, areDifferent, hostPattern, isOwnPath, text } from './parts.ts';

/** Encryption suites for request bodies. See `docs/decisions` for the protection of each. */
const cryptoSuite = v.picklist(['oaep-gcm', 'legacy-des']);

/** Whether the registration has the field. */
const fieldUse = v.optional(v.picklist(['off', 'optional', 'required']));

/** A list of origins of other parties. `example` is the host name in error messages. */
const originsOf = (example: string) =>
  v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            originPattern,
            `an origin such as https://${example}.example or https://*.${example}.example; http:// only for names of this machine, such as http://play.nova.localhost:*`,
          ),
          v.check(
            (origin) => Number(/:(\d+)$/.exec(origin)?.[1] ?? 1) <= 65_535,
            'an origin with a port of at most 65535',
          ),
        ),
      ),
      v.check(areDifferent, 'each origin once'),
    ),
    [],
  );

/**
 * `gateway.json`: how the browser reaches this merchant's gateway. It contains no secrets, because it is published to
 * browsers.
 */
export const gatewaySchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Prefix of every call's path. Empty: the merchant's own host. */
  baseUrl: address,
  /** RSA public key, PEM (SPKI). The gateway has the private key. */
  rsaPublicKey: v.pipe(
    v.string(),
    v.regex(
      /^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=\n]+-----END PUBLIC KEY-----\n?$/,
      'a public key in PEM, -----BEGIN PUBLIC KEY-----',
    ),
  ),
  cryptoSuite,
  /** Replaced paths of calls, by the call's name in the contract. */
  paths: v.optional(
    v.record(
      v.string(),
      v.pipe(
        v.string(),
        v.check(isOwnPath, 'a path that starts with one /, without .., ?, #, blanks, quotes, ;, $ and braces'),
      ),
    ),
    {},
  ),
  /** The request and reply format of this gateway. */
  dialect: v.optional(dialectSchema, {}),
  captcha: v.strictObject({
    /** Require a captcha for registration. (For login only the gateway decides.) */
    register: v.boolean(),
  }),
  /**
   * Fields of the registration by user name, if they differ from those of the reference gateway. Browsers request them
   * from the gateway.
   */
  registration: v.optional(
    v.strictObject(
      Object.fromEntries(optionalFields.map((name) => [name, fieldUse])) as Record<
        (typeof optionalFields)[number],
        typeof fieldUse
      >,
    ),
    {},
  ),
  /** Firebase project that proves mobile numbers and accounts of Google and Facebook. Default: no sign-in by these. */
  firebase: v.optional(
    v.strictObject({
      /** A project id that starts with demo- exists only in the Auth emulator. */
      projectId: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'a Firebase project id: 6 to 30 lowercase letters, digits, dashes'),
      ),
      apiKey: text,
      authDomain: v.pipe(
        v.string(),
        v.check(
          (host) => hostPattern.test(host.replace(/:\d{1,5}$/, '')) || /^localhost(:\d{1,5})?$/.test(host),
          'a host name without https://, such as my-project.firebaseapp.com',
        ),
      ),
      /** Whether Firebase sends the codes that prove mobile numbers. False: the gateway sends them. */
      phone: v.optional(v.boolean(), true),
      /**
       * Replaces Google's servers for a project that starts with demo-: the address of an Auth emulator, or `/` for the
       * merchant's own host. The sandbox gateway replies there like an emulator.
       */
      emulator: v.optional(
        v.pipe(
          v.string(),
          v.regex(
            /^(\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
            '/ for the own host, or an address of this machine such as http://127.0.0.1:9099',
          ),
        ),
      ),
    }),
  ),
  /**
   * Origins whose games are shown in a frame of the app. A game of another origin opens in the tab. Never the
   * merchant's own host, because a frame of the same origin could access the app.
   */
  gameHosts: originsOf('games'),
  /**
   * Origins, in addition to the merchant's own and its gateway's, whose payment pages the app opens. Payment pages of
   * other origins are not opened.
   */
  payHosts: originsOf('pay'),
  /** A check for bots before login, registration and SMS codes. Default: no check. */
  botCheck: v.optional(
    v.strictObject({
      provider: v.literal('geetest'),
      /** GeeTest's public id of this site. Only the gateway has the matching secret key. */
      captchaId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'the id from GeeTest: 32 digits and letters a to f')),
      /** Address of its script. Default: GeeTest's own server. */
      script: v.optional(
        v.pipe(
          v.string(),
          v.regex(
            /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s'";]+$/,
            'an https:// address of a script, such as https://static.geetest.com/v4/gt4.js',
          ),
        ),
        'https://static.geetest.com/v4/gt4.js',
      ),
    }),
  ),
});

export type GatewayFile = v.InferOutput<typeof gatewaySchema>;
