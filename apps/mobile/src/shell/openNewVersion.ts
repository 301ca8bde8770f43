import { workerMessages } from '../serviceWorker/workerMessages.ts';

/** Milliseconds to wait for the new worker before the page reloads without it. */
const patienceMs = 4000;

/** Activates the new version's service worker, and then reloads the page once. */
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
