import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

const hasPage = typeof window !== 'undefined';

// A busy machine takes its time: what comes is waited for, what never comes still fails.
configure({ asyncUtilTimeout: 4000 });

// What jsdom lacks and the screens rely on the browser for.
beforeAll(() => {
  if (!hasPage) return;
  window.scrollTo = () => undefined;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  document.elementsFromPoint ??= () => [];
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
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
  localStorage.clear();
  sessionStorage.clear();
});
