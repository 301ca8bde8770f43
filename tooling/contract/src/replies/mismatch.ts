/**
 * A reply does not fit the contract. The message says what came and what is expected; the report puts the call's name
 * before it.
 */
export class Mismatch extends Error {}

/** Something could not be checked. The message says why; the report shows it. */
export class NotChecked extends Error {}
