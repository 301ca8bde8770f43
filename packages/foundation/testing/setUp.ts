import '@testing-library/jest-dom/vitest';
import { openReturnPoint } from '@livery/device/return-points';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { waitForImports } from './waitForImports.ts';

// Some tests run on Node without a page.
const hasPage = typeof window !== 'undefined';

waitForImports();
// The default timeout of one second of `findBy…` and `waitFor` is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Functions of browsers that the screens use and jsdom does not have.
beforeAll(() => {
  if (!hasPage) return;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Simulate only browsers with popovers. In other browsers, a toast moves into the open dialog.
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  // No media query matches: no reduced motion, no dark mode, not standalone.
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  document.elementsFromPoint ??= () => [];
  // Virtual lists measure this element.
  if (!document.scrollingElement) Object.assign(document, { scrollingElement: document.documentElement });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver ??= Observer;
  globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  if (!hasPage) return;
  cleanup();
  // The next test starts with a new visit.
  window.history.replaceState(null, '');
  localStorage.clear();
  sessionStorage.clear();
  // The next test starts on a new screen: after a logout no return point is stored for the current screen.
  openReturnPoint(undefined);
});
