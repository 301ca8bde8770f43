import * as v from 'valibot';

/**
 * A field that a reply may leave out. It is also left out if it cannot be read (`repairReply`). Only for fields that a screen can do without: the fallback shows nothing, and is never a made-up
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

/** Yes or no. Some gateways send 1 and 0, or texts. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);

/** A whole number, also as a text of digits. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))]),
  v.number(),
  v.integer(),
);

/** A text of values with commas. Some gateways send a list. */
export const commaList = v.union([
  v.string(),
  v.pipe(
    v.array(v.string()),
    v.transform((values) => values.join(',')),
  ),
]);

/** An amount. A number is read if its digits are an amount: 0.1 + 0.2 is none. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'),
);

/** The reply of a call whose value no screen reads: it may be left out. */
export const nothing = v.optional(v.object({}), {});
