import * as v from 'valibot';
import { areDifferent } from './parts.ts';

/** Headers of this product that a gateway may not support. Requests work without them. */
const optionalHeaders = ['Device', 'Idempotency-Key', 'Language', 'Merchant'] as const;

const headers = ['Authorization', 'Encryption', 'ModuleId', ...optionalHeaders] as const;

/**
 * Headers whose names a dialect cannot use. Browsers set these headers and ignore the value of a page. Exceptions are
 * Accept and Content-Type: pages set them, and every request needs them.
 */
const reserved =
  /^(?:accept|accept-(?:charset|encoding)|access-control-.*|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header: letters, digits and dashes, such as X-Brand'),
  v.check((name) => !reserved.test(name), 'the name of a header that browsers do not set themselves'),
);

/**
 * The request and reply format of a gateway that differs from the reference gateway. docs/gateway.md explains each key.
 */
export const dialectSchema = v.strictObject({
  /**
   * The format on which this dialect is based. `livery`, the value in `_base`, is the format of the reference gateway.
   * `specification` is the published interface. Each other key changes one detail.
   */
  preset: v.optional(v.picklist(['specification', 'livery'])),
  /** The position of the session's token: the header `Authorization`, a parameter, or both. */
  token: v.optional(v.picklist(['header', 'parameter', 'both'])),
  /** Position of the module id: the header ModuleId, or a field `moduleId` of the query or the body. */
  moduleId: v.optional(v.picklist(['header', 'payload'])),
  /** Headers that are not sent. */
  omitHeaders: v.optional(v.pipe(v.array(v.picklist(optionalHeaders)), v.check(areDifferent, 'each header once')), []),
  /** Other names for headers, by the usual name of the header. */
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
  /** Whether `sendSmsCode` contains `purpose`. */
  sendSmsPurpose: v.optional(v.boolean()),
  /** `bare`: a successful reply contains only the value, without an object with `success` and `value` around it. */
  replies: v.optional(v.picklist(['envelope', 'bare'])),
});

export type DialectFile = v.InferOutput<typeof dialectSchema>;
