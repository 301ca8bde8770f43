import * as v from 'valibot';

/**
 * A field that a reply can omit. It is also removed if it is unreadable (`repairReply`). Only for fields that a screen
 * can omit: the fallback must not display a wrong value.
 * @param enables the part of the product that needs the field, for the table in docs/gateway.md
 */
/* @__NO_SIDE_EFFECTS__ */
export const optionalField = <Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferInput<Schema>,
  enables: string,
) => v.optional(v.pipe(schema, v.metadata({ enables })), fallback);

/** An id. Some gateways send numbers. JSON numbers of more than 15 digits lose their last digits when they are read. */
export const idText = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String));

/** A boolean. Some gateways send 1 and 0, or texts. */
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

/** Comma-separated values. Some gateways send a list. */
export const commaList = v.union([
  v.string(),
  v.pipe(
    v.array(v.string()),
    v.transform((values) => values.join(',')),
  ),
]);

/** The digits that a JSON number keeps exactly when it is read. */
const exactDigits = 15;

/** An amount. A number is accepted if its digits are a valid amount, and not too many to be exact: 0.1 + 0.2 is not. */
export const amount = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.check((number) => String(number).replaceAll(/\D/g, '').length <= exactDigits),
    ),
  ]),
  v.transform(String),
  v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'),
);

/** The reply of a call whose value no screen reads: the value can be missing. */
export const nothing = v.optional(v.object({}), {});
