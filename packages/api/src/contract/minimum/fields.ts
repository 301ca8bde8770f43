import * as v from 'valibot';

/**
 * A field that a reply may leave out. Only for fields that a screen can do without: the fallback shows nothing, and is never a made-up
 * value.
 * @param enables the part of the product that needs the field, for the table in docs/gateway.md
 */
/* @__NO_SIDE_EFFECTS__ */
export const optionalField = <Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferInput<Schema>,
  enables: string,
) => v.optional(v.pipe(schema, v.metadata({ enables })), fallback);

/** An identity. Some gateways send numbers. */
export const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** An amount. A number is read if its digits are an amount: 0.1 + 0.2 is none. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'),
);

/** The reply of a call whose value no screen reads: it may be left out. */
export const nothing = v.optional(v.object({}), {});
