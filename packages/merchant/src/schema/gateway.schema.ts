import * as v from 'valibot';
import { address, text } from './parts.ts';

/** Ways to encrypt a request body. See `docs/decisions` for what each protects. */
const cryptoSuite = v.picklist(['oaep-gcm', 'legacy-des']);

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
  paths: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path that starts with /'))), {}),
  captcha: v.strictObject({
    /** Ask for a captcha on registration. (On login the gateway alone decides.) */
    register: v.boolean(),
  }),
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
        v.regex(/^[a-z0-9.-]+(:\d+)?$/, 'a host name without https://, such as my-project.firebaseapp.com'),
      ),
    }),
  ),
});

export type GatewayFile = v.InferOutput<typeof gatewaySchema>;
