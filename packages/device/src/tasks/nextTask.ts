/**
 * Resolves in the browser's next task. Work that is cut into tasks lets the page paint and answer touches in between.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Not a timer: browsers hold those back, the more the deeper they nest.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
