/** Milliseconds for which a trial reads that something takes an account. */
export const refusalMs = 2_000;
