/** What is open from now until it is left. */
interface Entered<T> {
  entered: T;
  leave: () => Promise<void>;
}

/**
 * Opens for several tests what is only open while one piece of work runs, such as a field of attacks.
 * @param open opens it for the work, and closes it once that has ended.
 */
export async function enter<T>(open: (work: (entered: T) => Promise<void>) => Promise<void>): Promise<Entered<T>> {
  let end = () => {};
  return new Promise((resolve, reject) => {
    const closed = open(async (entered) => {
      const ended = new Promise<void>((done) => (end = done));
      resolve({
        entered,
        leave: async () => {
          end();
          await closed;
        },
      });
      await ended;
    });
    closed.catch(reject);
  });
}
