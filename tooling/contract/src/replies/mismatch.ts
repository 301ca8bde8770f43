/**
 * A reply does not fit the contract. The message has the received and the expected value; the report adds the call's
 * name before it.
 */
export class Mismatch extends Error {}

/** A check could not be made. The message has the reason; the report shows it. */
export class NotChecked extends Error {}
