import { gameListsApi } from '@livery/api/games/gameLists';
import { calls } from '@livery/api/contract';
import { answer, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { NetworkStatus } from './NetworkStatus.tsx';

const network = startNetwork();
const status = () => screen.getAllByRole('status')[0];

function lose(isLost: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isLost);
  act(() => void window.dispatchEvent(new Event(isLost ? 'offline' : 'online')));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a lost network is shown until it is back, and its return is shown for three seconds', () => {
  vi.useFakeTimers();
  renderScreen(<NetworkStatus />);
  expect(status()).toBeEmptyDOMElement();
  lose(true);
  expect(status()).toHaveTextContent('You’re offline');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(status()).toHaveTextContent('You’re offline');
  lose(false);
  expect(status()).toHaveTextContent('Back online');
  act(() => void vi.advanceTimersByTime(2_999));
  expect(status()).toHaveTextContent('Back online');
  act(() => void vi.advanceTimersByTime(1));
  expect(status()).toBeEmptyDOMElement();
});

test('a visit that starts without a network shows that', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<NetworkStatus />);
  expect(status()).toHaveTextContent('You’re offline');
});

test('a network that was not lost is not reported as back', () => {
  renderScreen(<NetworkStatus />);
  lose(false);
  expect(status()).toBeEmptyDOMElement();
});

test('failed requests are repeated when the network is back', async () => {
  const clock = stopClock();
  network.use(noNetwork(calls.getHotGames));
  function Games() {
    const { data, isError } = gameListsApi.endpoints.getHotGames.useQuery({ language: 'EN' });
    return <p>{isError ? 'none' : `${data?.length} games`}</p>;
  }
  renderScreen(
    <>
      <NetworkStatus />
      <Games />
    </>,
  );
  await clock.until(() => expect(screen.getByText('none')).toBeVisible(), { stepMs: 10 });
  lose(true);
  network.use(answer(calls.getHotGames, sampleValues.getHotGames));
  lose(false);
  const games = `${sampleValues.getHotGames.list.length} games`;
  await clock.until(() => expect(screen.getByText(games)).toBeVisible(), { stepMs: 10 });
});
