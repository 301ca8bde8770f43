const darkQuery = '(prefers-color-scheme: dark)';

/** Whether the phone itself is set to dark or to light. */
export const phoneMode = (): 'dark' | 'light' => (window.matchMedia(darkQuery).matches ? 'dark' : 'light');

/** Calls `onChange` whenever the phone goes from one to the other, as many do in the evening. It never ends. */
export function watchPhoneMode(onChange: () => void): void {
  window.matchMedia(darkQuery).addEventListener('change', onChange);
}
