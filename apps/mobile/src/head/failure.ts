/*
 * Marks the page where the app did not come to run: its code can't be had, or this browser does not understand it. It
 * stands in a script of its own before all others. The app marks itself as running, and what fails later is its own.
 */
const root = document.documentElement;

addEventListener(
  'error',
  (event) => {
    const { target, message } = event;
    const isCode = target === window || (target as Partial<Element> | null)?.tagName === 'SCRIPT';
    if (isCode && root.getAttribute('data-app') === null)
      root.setAttribute('data-failed', /SyntaxError/.test(message) ? 'old' : '');
  },
  true,
);
