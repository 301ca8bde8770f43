import * as v from 'valibot';

/** Around every reply. The HTTP status stays meaningful: 4xx and 5xx replies carry `success: false` and a `code`. */
export const envelopeSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  code: v.optional(v.string()),
  /** For developers, in English. Players see a text of the app, chosen by `code`. */
  message: v.optional(v.string()),
});

/** An envelope as it came: nothing in it is certain. */
export type ReceivedEnvelope = v.InferOutput<typeof envelopeSchema>;

export type Envelope<Value = unknown> =
  | { success: true; value: Value }
  | { success: false; code: string; message: string; value?: unknown };
