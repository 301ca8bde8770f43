interface Due {
  at: number;
  call: () => void;
}

/** A clock that is stopped until `pass` is called. */
export interface FakeClock {
  /** Advances the clock by this many milliseconds. All timers that are due run in order, and React can render. */
  pass: (milliseconds: number) => Promise<void>;
  /** Milliseconds that have passed since `withFakeClock` was called. */
  now: () => number;
}

/**
 * The last id of a timer of any fake clock. An id is never used twice: components of an earlier story may clear their timers
 * while the clock of the next story runs. The ids are far from those of real timers.
 */
let lastId = 1_000_000_000;

/** Timers that were pending when their fake clock ended: the id that their component has, and the real timer. */
const continued = new Map<number, number>();

type Clear = typeof window.clearTimeout;

/** Clears timers of the browser, and those that continue after their fake clock ended. It stays on the page. */
let clearAny: Clear | undefined;

const createClear = (clearReal: Clear): Clear => {
  return (id) => {
    clearReal.call(window, continued.get(Number(id)) ?? id);
    continued.delete(Number(id));
  };
};

/**
 * Replaces the clock of the page while `act` runs: `setTimeout`, `clearTimeout`, `performance.now` and `Date.now`. So a
 * story can check a duration to the millisecond on any machine. Timers without a delay, animation frames and React's
 * own scheduling use real time. `waitFor` (which then never times out) and `userEvent` also use real time.
 *
 * A timer that starts in the first render needs the fake clock before that: take `mount` from the context of the play
 * function and call it inside `act`.
 */
export async function withFakeClock(act: (clock: FakeClock) => Promise<void>): Promise<void> {
  if (window.clearTimeout !== clearAny) clearAny = createClear(window.clearTimeout);
  const real = {
    setTimeout: window.setTimeout,
    clearTimeout: clearAny,
    now: performance.now,
    dateNow: Date.now,
  };
  const start = performance.now();
  const startDate = Date.now();
  const due = new Map<number, Due>();
  let time = 0;

  window.setTimeout = ((handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay <= 0) return real.setTimeout.call(window, () => handler(...given), 0);
    due.set(++lastId, { at: time + delay, call: () => handler(...given) });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!due.delete(Number(id))) real.clearTimeout(id);
  };
  performance.now = () => start + time;
  Date.now = () => startDate + time;

  const drawn = () =>
    new Promise<void>((resolve) =>
      real.setTimeout.call(window, () => requestAnimationFrame(() => real.setTimeout.call(window, resolve, 0)), 0),
    );
  const pass = async (milliseconds: number) => {
    const end = time + milliseconds;
    for (;;) {
      const [next] = [...due].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
      if (next === undefined) break;
      due.delete(next[0]);
      time = next[1].at;
      next[1].call();
    }
    time = end;
    await drawn();
  };

  try {
    await act({ pass, now: () => time });
  } finally {
    window.setTimeout = real.setTimeout;
    window.clearTimeout = real.clearTimeout;
    performance.now = real.now;
    Date.now = real.dateNow;
    // Timers that are pending continue in real time.
    for (const [id, { at, call }] of due) {
      const run = () => {
        continued.delete(id);
        call();
      };
      continued.set(id, window.setTimeout(run, Math.max(0, at - time)));
    }
  }
}
