/** Timeout of sending a code, in milliseconds: a form shows the sending state at most this long. */
export const codeSendingMs = 10_000;
