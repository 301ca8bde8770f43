import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const frameMs = 16;
let page: ReturnType<typeof jsdom.setup> | undefined;

/** jsdom, made once for all test files of a process: making one takes longer than most files run. */
export default {
  name: 'one page',
  viteEnvironment: 'client',
  async setup(global, options) {
    page ??= jsdom.setup(global, options);
    await page;
    giveFrames(global);
    return { teardown: () => undefined };
  },
} satisfies Environment;

/**
 * Gives the page a `requestAnimationFrame` with a timer for each frame. jsdom's has one for all, which a test that ended with
 * a faked clock would leave standing for the tests after it.
 */
function giveFrames(global: typeof globalThis): void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  const frames = {
    requestAnimationFrame(callback: (time: number) => void): number {
      const id = ++last;
      const timer = setTimeout(() => {
        timers.delete(id);
        callback(performance.now());
      }, frameMs);
      timers.set(id, timer);
      return id;
    },
    cancelAnimationFrame(id: number): void {
      clearTimeout(timers.get(id));
      timers.delete(id);
    },
  };
  Object.assign(global, frames);
  // The page's own window, which jsdom keeps apart from the global object.
  Object.assign((global as unknown as { window: object }).window, frames);
}
