/*
 * Marks the page when the app does not start: its code did not load, it failed, or this browser does not understand it. The
 * script comes before all others except `oldBrowser`, whose mark it keeps. The app marks itself as running, and reports its
 * later errors itself. Without a network the page reloads once there is one: a browser does not ask again for code that failed
 * to load.
 */
const root = document.documentElement;

addEventListener(
  'error',
  (event) => {
    const { target, message } = event;
    const isCode = target === window || (target as Partial<Element> | null)?.tagName === 'SCRIPT';
    if (!isCode || root.getAttribute('data-app') !== null) return;
    // Errors in a browser that is too old follow from that.
    if (root.getAttribute('data-failed') === 'old') return;
    root.setAttribute('data-failed', /SyntaxError/.test(message) ? 'old' : '');
    if (!navigator.onLine) addEventListener('online', () => location.reload());
  },
  true,
);
