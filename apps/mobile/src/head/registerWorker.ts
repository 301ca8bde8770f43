import { workerMessages } from '../serviceWorker/workerMessages.ts';

const workerAddress = '/sw.js';

/**
 * Registers the service worker after the page has loaded, so that it does not slow down the first paint. Browsers
 * protect the address of a worker by Trusted Types. So this needs a policy, which the page's Content-Security-Policy
 * names.
 */
export function registerWorker(): void {
  addEventListener('load', () => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (serviceWorker === undefined) return;
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const address =
      trustedTypes?.createPolicy('livery-worker', { createScriptURL: () => workerAddress }).createScriptURL('') ??
      workerAddress;
    serviceWorker
      .register(address as string)
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ type: workerMessages.cacheFonts, addresses: loadedFonts() }))
      .catch(() => undefined);
  });
}

/**
 * Returns the addresses of the fonts that the page has loaded. They were requested before the first service worker
 * started, so the worker did not see the requests.
 */
const loadedFonts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/fonts/'));

/** The part of the Trusted Types interface that this module uses. TypeScript's DOM types do not contain it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => unknown };
}
