import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerMessages } from '../serviceWorker/workerMessages.ts';
import { openNewVersion } from './openNewVersion.ts';

const reload = vi.fn<() => void>();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Simulates the service workers of a page with this waiting worker. */
function fakeWorkers(waiting: object | null) {
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting, installing: null }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  return workers;
}

test('without a waiting worker the page reloads immediately', async () => {
  fakeWorkers(null);
  await openNewVersion(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page reloads once, when the new worker controls it', async () => {
  const postMessage = vi.fn<(message: unknown) => void>();
  const workers = fakeWorkers({ postMessage });
  await openNewVersion(reload);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: workerMessages.useNewVersion });
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page reloads after four seconds if the new worker does not start', async () => {
  fakeWorkers({ postMessage: () => undefined });
  await openNewVersion(reload);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});
