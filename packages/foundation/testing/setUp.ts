import '@testing-library/jest-dom/vitest';
import { openReturnPoint } from '@livery/device/return-points';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { awaitCode } from './awaitCode.ts';

// Some tests have no page: they draw on Node.
const hasPage = typeof window !== 'undefined';

awaitCode();
// `findBy…` and `waitFor` look until it is so. Their own second is soon over on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks and the screens rely on the browser for.
beforeAll(() => {
  if (!hasPage) return;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Only browsers with popovers are simulated: in others, a toast moves into the open dialog.
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  // Nobody here asks for less motion, for darkness, or for a window of their own.
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  document.elementsFromPoint ??= () => [];
  // Long lists measure it.
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
  // The visit of the next test begins where it begins.
  window.history.replaceState(null, '');
  localStorage.clear();
  sessionStorage.clear();
  // The next test begins on a screen that is new: of one on which somebody logged out no return point is stored.
  openReturnPoint(undefined);
});
