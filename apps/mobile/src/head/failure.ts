/*
 * Marks the page when the app does not start: its code did not load or failed, or this browser does not understand it.
 * This script runs before all others except `oldBrowser`, whose mark it keeps. The app marks itself as running, and
 * reports later errors itself. Without a network the page reloads when the network returns: a browser does not request
 * code again after it failed to load.
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
