// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Component, type ReactNode, startTransition, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts, type TextsInstance } from './createTexts.ts';
import { switchLanguage } from './switchLanguage.ts';
import { TextsProvider, useLanguage, useTexts } from './useTexts.ts';

const english = { common: { yes: 'Yes' }, home: {}, games: {} };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        failed
      </button>
    ) : (
      this.props.children
    );
  }
}

function Words({ area, name }: { area: 'common' | 'auth'; name: string }) {
  const { t } = useTexts(area);
  const language = useLanguage();
  return (
    <p>
      {language}: {(t as (key: string) => string)(name)}
    </p>
  );
}

async function show(texts: TextsInstance, words: ReactNode) {
  await act(async () =>
    render(
      <TextsProvider value={texts}>
        <Boundary>
          <Suspense fallback="awaited">{words}</Suspense>
        </Boundary>
      </TextsProvider>,
    ),
  );
}

test('ready texts are shown immediately, and in another language after a switch', async () => {
  const texts = createTexts({ language: 'EN', ready: { EN: english }, load: () => Promise.resolve({ yes: 'হ্যাঁ' }) });
  await show(texts, <Words area="common" name="yes" />);
  expect(screen.getByText('EN: Yes')).toBeTruthy();
  await act(() => switchLanguage(texts, 'BN'));
  expect(screen.getByText('BN: হ্যাঁ')).toBeTruthy();
});

test('a component suspends until its texts are loaded', async () => {
  let resolve = (_words: Record<string, string>) => {};
  const promise = new Promise<Record<string, string>>((done) => {
    resolve = done;
  });
  await show(createTexts({ language: 'EN', load: () => promise }), <Words area="auth" name="title" />);
  expect(screen.getByText('awaited')).toBeTruthy();
  await act(async () => resolve({ title: 'Log in' }));
  expect(await screen.findByText('EN: Log in')).toBeTruthy();
});

test('a failed load throws to the nearest boundary, is not retried in a loop, and a later retry works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn<() => Promise<Record<string, string>>>(() => Promise.reject(new Error('offline')));
  await show(createTexts({ language: 'EN', load }), <Words area="auth" name="title" />);
  expect(screen.getByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  // A press within a second gets the cached failure.
  await act(async () => screen.getByText('failed').click());
  expect(screen.getByText('failed')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockImplementation(() => Promise.resolve({ title: 'Log in' }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => screen.getByText('failed').click());
  expect(screen.getByText('EN: Log in')).toBeTruthy();
});

function Form() {
  const { t: auth } = useTexts('auth');
  // This hook runs after a hook that suspended.
  const { t } = useTexts('common');
  const [answer] = useState('yes');
  return (
    <p>
      {(auth as (key: string) => string)('title')}? {(t as (key: string) => string)(answer)}
    </p>
  );
}

test('a component that suspended renders without errors after its texts are loaded', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const texts = createTexts({
    language: 'EN',
    ready: { EN: english },
    load: () => Promise.resolve({ title: 'Log in' }),
  });
  const around = (shown: ReactNode) => (
    <TextsProvider value={texts}>
      <Suspense fallback="awaited">{shown}</Suspense>
    </TextsProvider>
  );
  const { rerender } = render(around('before'), { onRecoverableError });
  await act(async () => startTransition(() => rerender(around(<Form />))));
  expect(screen.getByText('Log in? Yes')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a component that hydrates after a change of language shows it, without hydration errors', async () => {
  const texts = createTexts({ language: 'EN', ready: { EN: english }, load: () => Promise.resolve({ yes: 'হ্যাঁ' }) });
  const page = (
    <TextsProvider value={texts}>
      <Words area="common" name="yes" />
    </TextsProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  await switchLanguage(texts, 'BN');
  const amiss = vi.fn<(error: unknown) => void>();
  await act(async () => hydrateRoot(root, page, { onRecoverableError: amiss }));
  expect(root.textContent).toBe('BN: হ্যাঁ');
  expect(amiss).not.toHaveBeenCalled();
  root.remove();
});
