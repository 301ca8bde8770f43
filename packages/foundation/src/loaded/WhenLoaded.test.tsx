import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WhenLoaded } from './WhenLoaded.tsx';

interface State {
  data?: { name: string };
  error?: { code: string; message: string };
  isFetching?: boolean;
}
const query = ({ isFetching = false, ...rest }: State) => ({ ...rest, isFetching, refetch: vi.fn<() => void>() });
const loading = { isFetching: true };
const failed = { error: { code: 'NETWORK', message: '' } };
const loaded = (name: string) => ({ data: { name } });

const common = (await import('../../../i18n/src/texts/EN/common.json')).default;

async function show(...states: State[]) {
  const texts = createTexts({
    language: 'EN',
    ready: { EN: { common } },
    load: () => Promise.reject(new Error('no other is needed')),
    reader: i18nextReader(),
  });
  const queries = states.map(query);
  await act(async () =>
    render(
      <TextsProvider value={texts}>
        <WhenLoaded queries={queries} skeleton={<p>awaited</p>}>
          {(...all) => <p>{all.map(({ name }) => name).join(' and ')}</p>}
        </WhenLoaded>
      </TextsProvider>,
    ),
  );
  return queries;
}

test.each([
  ['one is on its way', [loaded('cards'), loading], 'awaited'],
  ['one that failed is tried again', [loaded('cards'), { ...failed, isFetching: true }], 'awaited'],
  ['all are there', [loaded('cards'), loaded('banks')], 'cards and banks'],
  ['a later fetch failed', [{ ...loaded('cards'), ...failed }, loaded('banks')], 'cards and banks'],
])('if %s, WhenLoaded shows the available content', async (_, states, words) => {
  await show(...states);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed query shows its reason, and the retry requests only that query', async () => {
  const [there, gone, coming] = await show(loaded('cards'), failed, loading);
  expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(gone!.refetch).toHaveBeenCalledOnce();
  expect(there!.refetch).not.toHaveBeenCalled();
  expect(coming!.refetch).not.toHaveBeenCalled();
});
