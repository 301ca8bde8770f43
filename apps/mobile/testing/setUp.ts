import { beforeAll } from 'vitest';

// What jsdom lacks and the app's shell relies on the browser for.
beforeAll(() => {
  if (typeof window === 'undefined') return;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
});
