import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces IntersectionObserver, which jsdom lacks: everything is out of sight until the test says otherwise. */
export function fakeIntersections() {
  const watches = new Set<(isSeen: boolean) => void>();
  class Observer {
    #report: ((isSeen: boolean) => void) | undefined;
    readonly onChange: IntersectionObserverCallback;
    constructor(onChange: IntersectionObserverCallback) {
      this.onChange = onChange;
    }
    observe(target: Element) {
      this.#report = (isIntersecting) =>
        this.onChange(
          [{ isIntersecting, target } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      watches.add(this.#report);
    }
    unobserve() {}
    disconnect() {
      if (this.#report) watches.delete(this.#report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    /** Brings everything that is watched into sight, or out of it. */
    see: (isSeen: boolean) =>
      act(() => {
        watches.forEach((report) => report(isSeen));
      }),
    watched: () => watches.size,
  };
}
