import { act } from '@testing-library/react';
import { vi } from 'vitest';

const page = { width: 375, height: 812 };
const row = { width: 375, height: 80 };

/**
 * Gives elements a size, because jsdom has no layout. So a long list shows the rows that fit on a phone.
 * `vi.unstubAllGlobals()` and `vi.restoreAllMocks()` end it.
 */
export function fakeLayout(): void {
  class Observer {
    #isOn = true;
    readonly onChange: ResizeObserverCallback;
    constructor(onChange: ResizeObserverCallback) {
      this.onChange = onChange;
    }
    observe(target: Element) {
      const contentRect = target === document.documentElement ? page : row;
      // The call is asynchronous, as in the browser.
      queueMicrotask(() => {
        if (!this.#isOn || !target.isConnected) return;
        act(() => this.onChange([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver));
      });
    }
    unobserve() {}
    disconnect() {
      this.#isOn = false;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(page.height);
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
}
