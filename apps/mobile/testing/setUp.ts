import { beforeAll } from 'vitest';

// Functions that jsdom lacks and the app's shell needs.
beforeAll(() => {
  if (typeof window === 'undefined') return;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
});
