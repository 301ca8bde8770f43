import * as v from 'valibot';
import { originPattern } from '../listedOrigins.ts';
import { dialectSchema } from './dialect.schema.ts';
import { optionalFields } from './optionalFields.ts';
import { address, areDifferent, hostPattern, isOwnPath, text } from './parts.ts';

/** Encryption suites for the bodies of requests. `docs/decisions` describes the protection of each suite. */
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
 * `gateway.json`: how the browser communicates with the merchant's gateway. It contains no secrets, because browsers
 * can read it.
 */
export const gatewaySchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Prefix of the paths of all calls. Empty: the merchant's own host. */
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
  /** Other paths of calls, by the name of the call in the contract. */
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
    /** Whether registration requires a captcha. (For login, only the gateway decides.) */
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
  /**
   * Firebase project that proves mobile numbers and accounts of Google and Facebook. Default: players cannot sign in
   * with these accounts.
   */
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
       * Address that replaces Google's servers for a project that starts with demo-: the address of an Auth emulator,
       * or `/` for the merchant's own host. There, the sandbox gateway replies like an emulator.
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
   * Origins whose games are shown in a frame of the app. A game with another origin opens in the tab. The merchant's
   * own host is not allowed, because a frame with the same origin could access the app.
   */
  gameHosts: originsOf('games'),
  /**
   * Additional origins of payment pages that the app opens. The origins of the merchant and of its gateway are always
   * allowed. The app does not open payment pages of other origins.
   */
  payHosts: originsOf('pay'),
  /** A check for bots before login, registration and SMS codes. Default: no check. */
  botCheck: v.optional(
    v.strictObject({
      provider: v.literal('geetest'),
      /** GeeTest's public id of this site. Only the gateway has the matching secret key. */
      captchaId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'the id from GeeTest: 32 digits and letters a to f')),
      /** Address of the script of the bot check. Default: GeeTest's own server. */
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
