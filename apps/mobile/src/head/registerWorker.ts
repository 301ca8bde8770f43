import { workerMessages } from '../serviceWorker/workerMessages.ts';

const workerAddress = '/sw.js';

/**
 * Registers the service worker when the page has loaded, so that it does not slow down the first paint. A worker's
 * address is a script sink: it needs a Trusted Types policy, which the page's Content-Security-Policy names.
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

/** Addresses of the fonts that the page has loaded. A first worker did not see their requests. */
const loadedFonts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/fonts/'));

/** The part of the Trusted Types interface that is used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => unknown };
}
