/** Creates a reply that the test resolves. */
export function lateReply<Reply = void>(): { promise: Promise<Reply>; resolve: (reply: Reply) => void } {
  let resolve: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
