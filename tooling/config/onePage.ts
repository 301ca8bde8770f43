import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const frameMs = 16;
let page: ReturnType<typeof jsdom.setup> | undefined;

/**
 * A jsdom environment that is created once for all test files of a process, because creating it takes longer than most
 * files run.
 */
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
 * Gives the page a `requestAnimationFrame` with a separate timer for each frame. jsdom's uses a single timer. If a test
 * ends with fake timers, that timer would stop for all later tests.
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
  // jsdom has a window object of the page that is separate from the global object.
  Object.assign((global as unknown as { window: object }).window, frames);
}
