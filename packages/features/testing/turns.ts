// Taken before any test fakes it.
const nextTurn = setImmediate;

/** Lets the event loop turn so often: a reply of the faked network takes some turns from the request to the store. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
