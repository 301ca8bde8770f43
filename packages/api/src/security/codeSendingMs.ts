/** Timeout for sending a code, in milliseconds. It is the longest time that a form shows the sending state. */
export const codeSendingMs = 10_000;
