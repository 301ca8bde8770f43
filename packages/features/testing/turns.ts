// The original function, saved before a test replaces it.
const nextTurn = setImmediate;

/**
 * Lets the event loop run the given number of turns. A reply of the fake network takes some turns from the request to
 * the store.
 */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
