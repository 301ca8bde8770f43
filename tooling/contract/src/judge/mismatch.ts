/** The gateway did something else than the contract says. The message tells what came and what is expected, after the call's name. */
export class Mismatch extends Error {}

/** Something could not be checked, and why. Said in the report: silence would look like success. */
export class NotChecked extends Error {}
