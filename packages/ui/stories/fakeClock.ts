interface Due {
  at: number;
  call: () => void;
}

/** A clock that stands still until it is told to go on. */
export interface FakeClock {
  /** Lets this many milliseconds pass: whatever falls due runs, in order, and React gets the time to draw. */
  pass: (milliseconds: number) => Promise<void>;
  /** Milliseconds since the clock was taken. */
  now: () => number;
}

/**
 * Takes the page's clock for the time of `act`, so that a story can prove a duration to the millisecond however slow the
 * machine is: `setTimeout`, `clearTimeout` and `performance.now`. Drawing and React's own scheduling go on as ever.
 * No `userEvent` inside: it waits by the clock that stands still.
 */
export async function withFakeClock(act: (clock: FakeClock) => Promise<void>): Promise<void> {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, now: performance.now };
  const start = performance.now();
  const due = new Map<number, Due>();
  let time = 0;
  // Far from the numbers of real timers: clearing one of those has to reach the real clock.
  let lastId = 1_000_000_000;

  window.setTimeout = ((handler: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    due.set(++lastId, { at: time + delay, call: () => handler(...given) });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!due.delete(Number(id))) real.clearTimeout.call(window, id);
  };
  performance.now = () => start + time;

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
    // What is still due goes on by the real clock.
    for (const { at, call } of due.values()) window.setTimeout(call, Math.max(0, at - time));
  }
}
