/*
 * Marks the page where the app did not come to run: its code can't be had, or this browser does not understand it. It
 * stands in a script of its own before all others. The app marks itself as running, and what fails later is its own.
 * Without a network the page is loaded anew once there is one: a browser does not ask again for code that it could not have.
 */
const root = document.documentElement;

addEventListener(
  'error',
  (event) => {
    const { target, message } = event;
    const isCode = target === window || (target as Partial<Element> | null)?.tagName === 'SCRIPT';
    if (!isCode || root.getAttribute('data-app') !== null) return;
    root.setAttribute('data-failed', /SyntaxError/.test(message) ? 'old' : '');
    if (!navigator.onLine) addEventListener('online', () => location.reload());
  },
  true,
);
