/*
 * Marks the page if the app does not start: its code did not load, its code failed, or this browser is too old for it.
 * This script runs before all others except `oldBrowser`, and does not change the mark of `oldBrowser`. A running app
 * sets its own mark, and reports later errors itself.
 * If the network failed, the page reloads when the network returns, because a browser does not request code again after
 * it failed to load.
 */
const root = document.documentElement;

addEventListener(
  'error',
  (event) => {
    const { target, message } = event;
    const isCode = target === window || (target as Partial<Element> | null)?.tagName === 'SCRIPT';
    if (!isCode || root.getAttribute('data-app') !== null) return;
    // In a browser that is too old, errors are expected.
    if (root.getAttribute('data-failed') === 'old') return;
    root.setAttribute('data-failed', /SyntaxError/.test(message) ? 'old' : '');
    if (!navigator.onLine) addEventListener('online', () => location.reload());
  },
  true,
);
