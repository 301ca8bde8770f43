/**
 * A reply that does not fit the contract. The message has the received and the expected value. The report adds the
 * call's name before it.
 */
export class Mismatch extends Error {}

/** A check that could not be made. The message has the reason, and the report shows it. */
export class NotChecked extends Error {}
