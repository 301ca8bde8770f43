/** A resource that is open until `leave` is called. */
interface Entered<T> {
  entered: T;
  leave: () => Promise<void>;
}

/**
 * Opens a resource for several tests, for example a field of attacks. Normally the resource is open only while one
 * piece of work runs.
 * @param open opens the resource for the work, and closes it after the work has ended.
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
