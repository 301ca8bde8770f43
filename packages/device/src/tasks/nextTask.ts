/**
 * Resolves in the next task of the browser. If work is split into tasks, the page can paint and handle touches between
 * them.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A message is used and not a timer, because browsers delay nested timers.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
