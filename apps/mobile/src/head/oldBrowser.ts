/*
 * Marks the page in a browser that is below the minimum, before any other script runs. The message of `failedPage` then
 * covers the page, and neither the app's code nor its service worker is loaded. This script checks for features that
 * every supported browser has, not for a version. The oldest browsers must be able to parse this script: use only
 * syntax from before 2015.
 */
if (
  typeof Object.hasOwn !== 'function' ||
  typeof Array.prototype.at !== 'function' ||
  !('CSSLayerBlockRule' in window) ||
  !CSS.supports('selector(:has(a))')
)
  document.documentElement.setAttribute('data-failed', 'old');
