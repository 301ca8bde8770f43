/**
 * Resolves in the browser's next task. Work that is split into tasks lets the page paint and handle touches in between.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Not a timer, because browsers delay nested timers.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
