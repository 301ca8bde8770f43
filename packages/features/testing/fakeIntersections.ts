import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces IntersectionObserver, which jsdom does not have. Everything is off-screen until the test calls `see`. */
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
    /** Makes all observed elements visible or off-screen. */
    see: (isSeen: boolean) =>
      act(() => {
        watches.forEach((report) => report(isSeen));
      }),
    watched: () => watches.size,
  };
}
