/**
 * Shows at once that a tap on a button is at work while the code for it is on its way: before the app runs, and while the
 * app marks the page as busy. What was tapped before the app runs is done once it does: the last button, if it is still there.
 * Links work by themselves.
 */
export function markTapped(): void {
  const root = document.documentElement;
  let tapped: HTMLElement | undefined;
  const isRunning = () => root.dataset['app'] !== undefined;
  const show = (isBusy: boolean) => {
    if (!tapped) return;
    tapped.toggleAttribute('data-tapped', isBusy);
    tapped.ariaBusy = isBusy ? 'true' : null;
  };
  addEventListener(
    'click',
    ({ target }: MouseEvent) => {
      show(false);
      tapped = target instanceof Element ? (target.closest('button') ?? undefined) : undefined;
      show(!isRunning());
    },
    true,
  );
  let hasRun = false;
  new MutationObserver(() => {
    if (!isRunning()) return;
    show(root.dataset['busy'] !== undefined);
    if (!hasRun && tapped?.isConnected) tapped.click();
    hasRun = true;
  }).observe(root, { attributeFilter: ['data-app', 'data-busy'] });
}
