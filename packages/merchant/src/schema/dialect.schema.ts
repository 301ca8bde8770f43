import * as v from 'valibot';
import { areDifferent } from './parts.ts';

/** Headers of our own that a gateway may not know. Requests work without them. */
const optionalHeaders = ['Device', 'Idempotency-Key', 'Language', 'Merchant'] as const;

const headers = ['Authorization', 'Encryption', 'ModuleId', ...optionalHeaders] as const;

/** Browsers set these headers themselves and ignore a page's value. Pages need the other two for every request. */
const reserved =
  /^(?:accept|accept-(?:charset|encoding)|access-control-.*|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header: letters, digits and dashes, such as X-Brand'),
  v.check((name) => !reserved.test(name), 'the name of a header that browsers do not set themselves'),
);

/** How requests and replies are written for a gateway that is not the reference gateway. docs/gateway.md explains each key. */
export const dialectSchema = v.strictObject({
  /**
   * `livery`, which `_base` has: as the reference gateway. `specification`: as the published interface. Other keys change one thing
   * each.
   */
  preset: v.optional(v.picklist(['specification', 'livery'])),
  /** The place of the session's token. */
  token: v.optional(v.picklist(['header', 'parameter', 'both'])),
  /** The place of the module id: the header ModuleId, or a field `moduleId` of the query or the body. */
  moduleId: v.optional(v.picklist(['header', 'payload'])),
  /** Headers that are not sent. */
  omitHeaders: v.optional(v.pipe(v.array(v.picklist(optionalHeaders)), v.check(areDifferent, 'each header once')), []),
  /** Other names for headers, by their usual names. */
  renameHeaders: v.optional(
    v.pipe(
      v.strictObject(
        Object.fromEntries(headers.map((name) => [name, v.optional(headerName)])) as Record<
          (typeof headers)[number],
          v.OptionalSchema<typeof headerName, undefined>
        >,
      ),
      v.check(
        (names) => areDifferent(headers.map((name) => (names[name] ?? name).toLowerCase())),
        `each header under a name that no other of ${headers.join(', ')} has`,
      ),
    ),
    {},
  ),
  /** Whether the passwords of `changePassword` are encrypted. */
  encryptPasswordChange: v.optional(v.boolean()),
  /** Whether `sendSmsCode` carries `purpose`. */
  sendSmsPurpose: v.optional(v.boolean()),
  /** `bare`: a good reply is the value itself, without `success` and `value` around it. */
  replies: v.optional(v.picklist(['envelope', 'bare'])),
});

export type DialectFile = v.InferOutput<typeof dialectSchema>;
