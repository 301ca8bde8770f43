const darkQuery = '(prefers-color-scheme: dark)';

/** The phone's setting for dark or light mode. */
export const phoneMode = (): 'dark' | 'light' => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/**
 * Calls `onChange` at each change of the phone's mode: many phones change it automatically in the evening. The listener
 * is never removed.
 */
export function watchPhoneMode(onChange: () => void): void {
  window.matchMedia(darkQuery).addEventListener('change', onChange);
}
