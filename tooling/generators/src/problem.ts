/** A mistake that the user can correct. Its message is the whole output. */
export class Problem extends Error {}
