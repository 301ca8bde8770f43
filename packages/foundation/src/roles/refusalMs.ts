/** Milliseconds for which a trial player sees that an action requires an account. */
export const refusalMs = 2_000;
