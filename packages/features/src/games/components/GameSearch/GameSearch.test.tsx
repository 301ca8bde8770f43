import { calls } from '@livery/api/contract';
import { gameListsApi } from '@livery/api/games/gameLists';
import { answer, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { searchesItem } from '@livery/device/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { GameSearch } from './GameSearch.tsx';
import type { GameSearchProps } from './gameSearchProps.ts';

const network = startNetwork();
afterEach(() => localStorage.clear());

const named = (id: number, gameName: string, more: object = {}) => ({ ...sampleGame(id), gameName, ...more });
const hot = [
  named(1, 'Jackal’s Fortune'),
  named(2, 'Ludo Gold', { gameType: 'PVP' }),
  named(3, 'Tiger & Koi'),
  named(4, 'Tiger Quest'),
];

function Opened(props: Partial<GameSearchProps>) {
  const [isOpen, setOpen] = useState(true);
  return <GameSearch {...props} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

/** Opens the search after the hot games are loaded. */
async function open(props: Partial<GameSearchProps> = {}, options: Parameters<typeof renderScreen>[1] = {}) {
  network.use(answer(calls.getHotGames, { list: hot }));
  const view = renderScreen(<Opened {...props} />, { at: '/m/home', ...options });
  const field = await screen.findByRole('combobox', { name: 'Search games' });
  if (props.search === undefined) await screen.findByRole('region', { name: 'Hot games' });
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...view, field, names };
}

describe('suggestions', () => {
  test('[LIST-11] come from loaded games for each letter, without a request; their number is announced', async () => {
    const { user, field, names } = await open();
    const asked = vi.spyOn(window, 'fetch');
    await user.type(field, 'tig');
    await waitFor(() =>
      expect(names()).toEqual(
        ['Tiger & KoiAcme', 'Tiger QuestAcme', 'Search for “tig”'].map((name) =>
          name.replace('Acme', hot[0]!.displayName),
        ),
      ),
    );
    expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
    expect(within(screen.getAllByRole('option')[0]!).getByText('Tiger').tagName).toBe('MARK');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.type(field, 'xyz');
    await waitFor(() => expect(names()).toEqual(['Search for “tigxyz”']));
    expect(screen.getAllByText(/No suggestions among the games shown so far/)[1]).toHaveAttribute('role', 'status');
    expect(asked).not.toHaveBeenCalled();
  });

  test.each(
    sample(
      [
        ["jackal's", 'Jackal’s Fortune'],
        ['jackal’s', 'Jackal’s Fortune'],
        ['jackalʼs', 'Jackal’s Fortune'],
        ['JACKALS', 'Jackal’s Fortune'],
        ['লুডু', 'Ludo Gold'],
        ['لڈو', 'Ludo Gold'],
        ['tigar quest', 'Tiger Quest'],
      ],
      4,
    ),
  )('[LIST-08] %s suggests %s', async (typed, name) => {
    const { user, field } = await open();
    await user.type(field, typed);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(name));
  });

  test.each(
    sample(
      [
        ['মাছ', 'Reef Riches'],
        ['peixe', 'Reef Riches'],
        ['مچھلی', 'Reef Riches'],
        ['Banyan Studio', 'Reef Riches'],
        ['banyan st', 'Reef Riches'],
      ],
      4,
    ),
  )('[LIST-08] %s suggests a game of that category or vendor', async (typed, name) => {
    hot.push(named(5, 'Reef Riches', { gameType: 'FISH', displayName: 'Banyan Studio' }));
    const { user, field } = await open();
    hot.pop();
    await user.type(field, typed);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(name);
  });

  test('match a name in the player’s language that a list contains', async () => {
    network.use(
      answer(calls.getGameList, {
        games: [named(9, 'Golden Tiger', { localName: 'সোনালি বাঘ' })],
        pageNum: 1,
        totalPages: 1,
      }),
    );
    const { user, field, store } = await open();
    await store.dispatch(gameListsApi.endpoints.gameList.initiate({ language: 'EN' }));
    await user.type(field, 'বাঘ');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Golden Tigerসোনালি বাঘ'));
  });

  test(
    '[LANG-05] have no old name after a change of language, and neither have hot games',
    { tags: 'whole' },
    async () => {
      const { user, field, texts } = await open();
      await user.type(field, 'tiger');
      await screen.findByRole('option', { name: /Tiger Quest/ });
      const later = lateReply();
      network.use(answer(calls.getHotGames, async () => (await later.promise, { list: [named(4, 'টাইগার কোয়েস্ট')] })));
      await act(async () => texts.setLanguage('BN'));
      await waitFor(() => expect(screen.queryByText(/Quest/)).toBeNull());
      await user.clear(field);
      expect(screen.queryByText(/Quest/)).toBeNull();
      later.resolve();
      expect(await screen.findByText('টাইগার কোয়েস্ট')).toBeVisible();
    },
  );

  test(
    'are selected by arrow keys from the field; Enter opens the active one, Escape clears it',
    { tags: 'whole' },
    async () => {
      const { user, field, address } = await open();
      await user.type(field, 'tiger');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      const active = () => screen.queryByRole('option', { selected: true })?.textContent;
      expect(active()).toBeUndefined();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(active()).toContain('Tiger Quest');
      expect(field).toHaveFocus();
      expect(document.getElementById(field.getAttribute('aria-activedescendant')!)).toHaveTextContent('Tiger Quest');
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(active()).toBeUndefined();
      await user.keyboard('{ArrowUp}');
      expect(active()).toBe('Search for “tiger”');
      await user.keyboard('{Escape}');
      expect(active()).toBeUndefined();
      expect(screen.getByRole('dialog')).toBeVisible();
      await user.keyboard('{ArrowUp}{Enter}');
      await waitFor(() => expect(address()).toBe('/m/gameList?q=tiger'));
    },
  );

  test('[GAME-01] lead a guest who taps one to login', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'ludo');
    await user.click(await screen.findByRole('option', { name: /Ludo Gold/ }));
    await waitFor(() => expect(address()).toBe('/m/login'));
  });
});

describe('a search', () => {
  test('[LIST-03] opens the list of all games on Enter, but not with only spaces', { tags: 'whole' }, async () => {
    const { user, field, address } = await open();
    await user.type(field, '   {Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.clear(field);
    await user.type(field, ' koi {Enter}');
    await waitFor(() => expect(address()).toBe('/m/gameList?q=koi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test(
    '[LIST-09] in a category it searches that category, shows it, and one tap searches all games',
    { tags: 'whole' },
    async () => {
      const onSearch = vi.fn<NonNullable<GameSearchProps['onSearch']>>();
      const { user, field } = await open({ gameType: 'PVP', search: 'tiger', onSearch });
      expect(field).toHaveValue('tiger');
      expect(screen.getByRole('radio', { name: 'Poker' })).toBeChecked();
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await user.click(screen.getByRole('radio', { name: 'All games' }));
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      await user.type(field, '{Enter}');
      await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ search: 'tiger', gameType: undefined }));
    },
  );
});

describe('the last searches', () => {
  test('[LIST-12] are offered, newest first, for this merchant only, and can be cleared', async () => {
    searchesItem.write({ testmerchant: ['koi', 'لڈو'], other: ['secret'] });
    const { user, names } = await open();
    expect(names()).toEqual(['koi', 'لڈو']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(names()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(searchesItem.read()).toEqual({ other: ['secret'] });
  });

  test(
    '[LIST-12] a search is stored as the newest, and a game that was opened is stored by its name',
    { tags: 'whole' },
    async () => {
      searchesItem.write({ testmerchant: ['koi', 'ludo'] });
      const onSearch = vi.fn<NonNullable<GameSearchProps['onSearch']>>();
      const { user, unmount } = await open({ onSearch });
      await user.click(screen.getByRole('option', { name: 'ludo' }));
      await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ search: 'ludo', gameType: undefined }));
      expect(searchesItem.read()).toEqual({ testmerchant: ['ludo', 'koi'] });
      unmount();
      const again = await open({}, { session: testSession });
      await again.user.type(again.field, 'jackals');
      await again.user.click(await screen.findByRole('option', { name: /Jackal/ }));
      await waitFor(() => expect(searchesItem.read()).toEqual({ testmerchant: ['Jackal’s Fortune', 'ludo', 'koi'] }));
    },
  );
});
