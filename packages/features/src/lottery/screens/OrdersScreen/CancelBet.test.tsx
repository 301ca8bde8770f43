import { calls } from '@livery/api/contract';
import { fail, startNetwork, testSession } from '@livery/api/testing';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { sampleOrders } from '../../testing/sampleOrders.ts';
import { CancelBet } from './CancelBet.tsx';

const network = startNetwork();

test.each([
  ['the draw is closed', 'DRAW_CLOSED', 'The draw is closed.', 'O sorteio já fechou.'],
  [
    'too many tries',
    'TOO_MANY',
    'Too many attempts. Wait a moment and try again.',
    'Tentativas demais. Aguarde um momento e tente de novo.',
  ],
] as const)(
  'the reason why a bet was not cancelled changes with the language: %s',
  async (_, code, words, inPortuguese) => {
    network.use(fail(calls.cancelSuborder, code));
    const { user, texts } = renderScreen(<CancelBet suborder={sampleOrders.open.suborders[0]!} describedBy="bet" />, {
      session: { ...testSession },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel bet' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await act(async () => void (await switchLanguage(texts, 'PT')));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(inPortuguese));
  },
);
