import { answer, fail, sampleGame, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LiveModels } from './LiveModels.tsx';

const network = startNetwork();
const [nila] = sampleValues.getLiveModels.list;

describe('[HOME-16] live models', () => {
  test('are shown with name, show, viewers and live mark; a tap opens their table', async () => {
    network.use(
      answer(calls.getLiveModels, {
        list: [
          { ...nila!, viewers: 2_612, game: sampleGame(3, { gameType: 'LIVE' }) },
          { ...nila!, id: 'm-2', name: 'Zoya', game: undefined },
        ],
      }),
    );
    const onOpenGame = vi.fn<(game: { id: string }) => void>();
    const { user } = renderScreen(<LiveModels onOpenGame={onOpenGame} />);
    const list = await screen.findByRole('list', { name: 'Live now' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const card = within(list).getByRole('button', { name: /LIVE.*2\.6K people watching.*Nila.*Evening baccarat/ });
    await user.click(card);
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'node-3' }));
    // Without a table the card is not a button.
    expect(within(list).getAllByRole('button')).toEqual([card]);
    expect(list.querySelector('img')).toHaveAttribute('src', 'http://gateway.test/models/m-1.svg');
  });

  test.each([
    ['no model is on air', () => answer(calls.getLiveModels, { list: [{ ...nila!, streaming: false, viewers: 0 }] })],
    ['the gateway has them off', () => fail(calls.getLiveModels, 'NOT_ALLOWED')],
  ])('are not rendered when %s', async (_, handler) => {
    network.use(handler());
    const { container } = renderScreen(<LiveModels onOpenGame={() => undefined} />);
    await waitFor(() => expect(container.querySelector('section, .block .title')).toBeNull());
  });
});
