/** What the frame says to the app around it. docs/gateway.md describes each. */
export type FrameEvent = 'ready' | 'balanceChanged' | 'balanceTooLow' | 'sessionEnded' | 'close';

/** Whether the frame stands in another page. */
export const isFramed = (): boolean => window.parent !== window;

/** Says it to the page around this one, where that is the app: a page of another origin does not hear it. */
export function tellApp(event: FrameEvent): void {
  if (isFramed()) window.parent.postMessage({ livery: 'game', event }, window.location.origin);
}
