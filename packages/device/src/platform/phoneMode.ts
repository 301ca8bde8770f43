const darkQuery = '(prefers-color-scheme: dark)';

/** The phone's setting for dark or light mode. */
export const phoneMode = (): 'dark' | 'light' => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/**
 * Calls `onChange` whenever the phone's mode changes. Many phones change it automatically in the evening. The listener
 * is never removed.
 */
export function watchPhoneMode(onChange: () => void): void {
  window.matchMedia(darkQuery).addEventListener('change', onChange);
}
