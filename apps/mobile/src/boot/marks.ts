/**
 * Marks the page as running. From now on the app reports its own failures, and the page's script no longer covers the
 * page.
 */
export function markRunning({ documentElement: { dataset } }: Document): void {
  dataset['app'] = '';
  delete dataset['failed'];
}

/**
 * Marks the page as failed. Then the page shows the message that the assemble step wrote into it, with a link to
 * reload.
 */
export function markFailed({ documentElement: { dataset } }: Document): void {
  dataset['failed'] = '';
}
