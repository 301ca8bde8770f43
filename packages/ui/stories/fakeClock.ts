interface Due {
  at: number;
  call: () => void;
}

/** A clock that stands still until `pass` is called. */
export interface FakeClock {
  /** Lets this many milliseconds pass: every timer that falls due runs, in order, and React gets time to render. */
  pass: (milliseconds: number) => Promise<void>;
  /** Milliseconds that have passed since `withFakeClock` was called. */
  now: () => number;
}

/**
 * Replaces the page's clock while `act` runs, so that a story can prove a duration to the millisecond on any machine:
 * `setTimeout`, `clearTimeout`, `performance.now` and `Date.now`. Timers without a delay, animation frames and React's own
 * scheduling keep running in real time, and so do `waitFor` (which then never times out by itself) and `userEvent`.
 *
 * A timer that starts when the component is drawn needs the clock before that: take `mount` from the play function's
 * context and call it inside `act`.
 */
export async function withFakeClock(act: (clock: FakeClock) => Promise<void>): Promise<void> {
  const real = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    now: performance.now,
    dateNow: Date.now,
  };
  const start = performance.now();
  const startDate = Date.now();
  const due = new Map<number, Due>();
  let time = 0;
  // Far from the ids of real timers: clearing one of those has to reach the real clock.
  let lastId = 1_000_000_000;

  window.setTimeout = ((handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay <= 0) return real.setTimeout.call(window, () => handler(...given), 0);
    due.set(++lastId, { at: time + delay, call: () => handler(...given) });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!due.delete(Number(id))) real.clearTimeout.call(window, id);
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
    // Timers that are still due go on in real time.
    for (const { at, call } of due.values()) window.setTimeout(call, Math.max(0, at - time));
  }
}
