import * as v from 'valibot';

/**
 * A field that a reply can omit. `repairReply` also removes the field if it is unreadable. Use this only for fields
 * without which a screen still works: the fallback must not display a wrong value.
 * @param enables the part of the product that needs the field, for the table in docs/gateway.md
 */
/* @__NO_SIDE_EFFECTS__ */
export const optionalField = <Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferInput<Schema>,
  enables: string,
) => v.optional(v.pipe(schema, v.metadata({ enables })), fallback);

/**
 * An id as a text. Some gateways send numbers. A JSON number of more than 15 digits is refused, because its last digits
 * change when it is read.
 */
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

/** Number of digits of a JSON number that do not change when it is read. */
const exactDigits = 15;

/**
 * An amount. A number is accepted if its digits are a valid amount and few enough to be exact. For example, 0.1 + 0.2
 * has too many digits.
 */
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

/** The reply of a call whose value no screen reads. The value can be missing. */
export const nothing = v.optional(v.object({}), {});
