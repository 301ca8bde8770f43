/** Milliseconds within which a code has to be on its way: a form says for no longer than that it is being sent. */
export const codeSendingMs = 10_000;
