/**
 * Does what a person taps before the app runs once it does: the last button that was tapped, if it is still there. Links work
 * by themselves.
 */
export function replayTap(): void {
  const root = document.documentElement;
  let tapped: HTMLElement | undefined;
  const note = ({ target }: MouseEvent) => {
    tapped = target instanceof Element ? (target.closest('button') ?? undefined) : undefined;
  };
  addEventListener('click', note, true);
  new MutationObserver((_, observer) => {
    if (root.dataset['app'] === undefined) return;
    observer.disconnect();
    removeEventListener('click', note, true);
    if (tapped?.isConnected) tapped.click();
  }).observe(root, { attributeFilter: ['data-app'] });
}
