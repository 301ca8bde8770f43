/**
 * Shows immediately that a tap on a button is being processed while its code loads. This applies before the app runs,
 * and while the app marks the page as busy. When the app runs, it repeats the click on the last tapped button, if that
 * button is still in the page. Links do not need this.
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
