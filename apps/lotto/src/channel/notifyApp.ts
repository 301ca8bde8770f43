/** Events that the frame sends to the app around it. docs/gateway.md describes each. */
export type FrameEvent = 'ready' | 'balanceChanged' | 'balanceTooLow' | 'sessionEnded' | 'close';

/** Whether this page is in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

/** Sends an event to the surrounding page if that is the app: a page of another origin receives nothing. */
export function notifyApp(event: FrameEvent): void {
  if (isFramed()) window.parent.postMessage({ livery: 'game', event }, window.location.origin);
}
