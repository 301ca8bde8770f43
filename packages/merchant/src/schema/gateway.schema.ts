import * as v from 'valibot';
import { originPattern } from '../listedOrigins.ts';
import { dialectSchema } from './dialect.schema.ts';
import { optionalFields } from './optionalFields.ts';
import { address, areDifferent, hostPattern, isOwnPath, text } from './parts.ts';

/** Ways to encrypt a request body. See `docs/decisions` for what each protects. */
const cryptoSuite = v.picklist(['oaep-gcm', 'legacy-des']);

/** Whether a registration asks for a field. */
const fieldUse = v.optional(v.picklist(['off', 'optional', 'required']));

/** A list of origins of others. `example` is the name of a host in what is said of a mistake. */
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

/** `gateway.json`: how the browser reaches this merchant's gateway. Nothing in it is secret: it ships to browsers. */
export const gatewaySchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Put before every call's path. Empty: the merchant's own host. */
  baseUrl: address,
  /** RSA public key, PEM (SPKI). The gateway holds the private half. */
  rsaPublicKey: v.pipe(
    v.string(),
    v.regex(
      /^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=\n]+-----END PUBLIC KEY-----\n?$/,
      'a public key in PEM, -----BEGIN PUBLIC KEY-----',
    ),
  ),
  cryptoSuite,
  /** Other paths for calls, by the call's name in the contract. */
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
  /** How requests and replies are written for this gateway. */
  dialect: v.optional(dialectSchema, {}),
  captcha: v.strictObject({
    /** Ask for a captcha on registration. (On login the gateway alone decides.) */
    register: v.boolean(),
  }),
  /**
   * What a registration by user name asks for, where it differs from the reference gateway's own. Browsers ask the
   * gateway for it.
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
  /** Firebase project that proves mobile numbers and accounts of Google and Facebook. Without one nobody signs in that way. */
  firebase: v.optional(
    v.strictObject({
      /** One that begins with demo- exists in the Auth emulator only. */
      projectId: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'a Firebase project id: 6 to 30 small letters, digits and dashes'),
      ),
      apiKey: text,
      authDomain: v.pipe(
        v.string(),
        v.check(
          (host) => hostPattern.test(host.replace(/:\d{1,5}$/, '')) || /^localhost(:\d{1,5})?$/.test(host),
          'a host name without https://, such as my-project.firebaseapp.com',
        ),
      ),
      /** Whether it sends the codes that prove mobile numbers. False: the gateway does. */
      phone: v.optional(v.boolean(), true),
      /**
       * In place of Google's servers, for a project that begins with demo-: the address of an Auth emulator, or `/` for the
       * merchant's own host, where the sandbox gateway answers as one.
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
   * Origins whose games are shown in a frame of the app. A launched game of any other opens in the tab. Never the merchant's
   * own host: what it serves could not be shut out of the app.
   */
  gameHosts: originsOf('games'),
  /**
   * Origins, beside the merchant's own and its gateway's, whose payment pages the app leads to. The page of a deposit at any
   * other is not opened.
   */
  payHosts: originsOf('pay'),
  /** A check that a person is at work, before login, registration and codes by SMS. Without one there is none. */
  botCheck: v.optional(
    v.strictObject({
      provider: v.literal('geetest'),
      /** GeeTest's public id of this site. The key that belongs to it is the gateway's alone. */
      captchaId: v.pipe(
        v.string(),
        v.regex(/^[0-9a-f]{32}$/, 'the id that GeeTest gave: 32 digits and letters a to f'),
      ),
      /** Where its script comes from. Default: GeeTest's own server. */
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
