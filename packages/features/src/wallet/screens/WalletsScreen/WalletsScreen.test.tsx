// @vitest-environment jsdom
import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { WalletsScreen } from './WalletsScreen.tsx';

const network = startNetwork();

test('what can’t be had is said, and asked for again', async () => {
  network.use(fail(calls.getWallet, 'NOT_ALLOWED'));
  const { user } = renderScreen(<WalletsScreen />, { session: testSession });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(answer(calls.getWallet, sampleValues.getWallet));
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});
