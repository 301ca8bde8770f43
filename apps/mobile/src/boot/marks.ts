/** From here on what fails is the app's own to tell: an extension that fails before does not hide a page that works. */
export function markRunning({ documentElement: { dataset } }: Document): void {
  dataset['app'] = '';
  delete dataset['failed'];
}

/** Shows what the assemble step wrote into every page for an app that can't run: words and a way to reload. */
export function markFailed({ documentElement: { dataset } }: Document): void {
  dataset['failed'] = '';
}
