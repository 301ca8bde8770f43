import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands in for the browser's eye, which jsdom lacks: everything is out of sight until the test says otherwise. */
export function fakeIntersections() {
  const watches = new Set<(isSeen: boolean) => void>();
  class Observer {
    #tell: ((isSeen: boolean) => void) | undefined;
    readonly onChange: IntersectionObserverCallback;
    constructor(onChange: IntersectionObserverCallback) {
      this.onChange = onChange;
    }
    observe(target: Element) {
      this.#tell = (isIntersecting) =>
        this.onChange(
          [{ isIntersecting, target } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      watches.add(this.#tell);
    }
    unobserve() {}
    disconnect() {
      if (this.#tell) watches.delete(this.#tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    /** Brings everything that is watched into sight, or out of it. */
    see: (isSeen: boolean) =>
      act(() => {
        watches.forEach((tell) => tell(isSeen));
      }),
    watched: () => watches.size,
  };
}
