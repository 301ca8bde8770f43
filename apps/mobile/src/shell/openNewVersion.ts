import { workerMessages } from '../serviceWorker/workerMessages.ts';

/** Milliseconds for which the new worker may take its time; after that the page is loaded anew without it. */
const patienceMs = 4000;

/** Lets the new version's service worker take over, then loads the page anew, once. */
export async function openNewVersion(reload: () => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!next) return reload();
  let isReloading = false;
  const reloadOnce = () => {
    if (!isReloading) reload();
    isReloading = true;
  };
  workers.addEventListener('controllerchange', reloadOnce, { once: true });
  setTimeout(reloadOnce, patienceMs);
  next.postMessage({ type: workerMessages.useNewVersion });
}
