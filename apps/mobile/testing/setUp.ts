import { beforeAll } from 'vitest';

// Functions that the app's shell needs and that jsdom does not have.
beforeAll(() => {
  if (typeof window === 'undefined') return;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
});
