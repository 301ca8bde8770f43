import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureBoundary } from '../failure/index.ts';
import { lazyCode } from './lazyCode.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Winners = () => <h2>Winners</h2>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Milliseconds until both attempts to load the code have failed. */
const triesMs = 1_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

test.each([
  ['hides', 'hide' as const, ''],
  ['shows a fallback for', () => <p>later</p>, 'later'],
])('if loading fails, lazyCode %s the part until the network is back', async (_, whenFailed, words) => {
  const load = vi.fn<() => Promise<{ Winners: typeof Winners }>>(gone);
  const { Component } = lazyCode(load, 'Winners', { whenFailed });
  const { container } = render(
    <Suspense fallback="awaited">
      <Component />
    </Suspense>,
  );
  await pass(triesMs);
  expect(container).toHaveTextContent(words);
  expect(screen.queryByText('awaited')).toBeNull();
  load.mockResolvedValue({ Winners });
  await comeBack();
  expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible();
});

test('a part that failed inside a boundary is shown when the network is back', async () => {
  const load = vi.fn<() => Promise<{ Winners: typeof Winners }>>(gone);
  const { Component } = lazyCode(load, 'Winners');
  const { container } = render(
    <FailureBoundary>
      <Component />
    </FailureBoundary>,
  );
  await pass(triesMs);
  expect(container).toBeEmptyDOMElement();
  load.mockResolvedValue({ Winners });
  await comeBack();
  expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible();
});

test('a visible part does not change when the network comes back', async () => {
  const load = vi.fn<() => Promise<{ Winners: typeof Winners }>>(() => Promise.resolve({ Winners }));
  const { Component } = lazyCode(load, 'Winners', { whenFailed: 'hide' });
  render(
    <Suspense>
      <Component />
    </Suspense>,
  );
  await pass(0);
  const heading = screen.getByRole('heading', { name: 'Winners' });
  await comeBack();
  expect(screen.getByRole('heading', { name: 'Winners' })).toBe(heading);
  expect(load).toHaveBeenCalledTimes(1);
});
