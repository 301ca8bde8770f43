import { calls } from '@livery/api/contract';
import { answer, fail, startNetwork } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HelpScreen } from './HelpScreen.tsx';

const network = startNetwork();
const help = [
  {
    title: 'Money',
    content: '<p>All about it.</p>',
    children: [
      { title: 'Depositar já', content: '<ul><li>Choose a way</li><li>Pay within ১৫ minutes</li></ul>' },
      { title: 'Withdraw', content: '<p>By <b>Ba</b>nk.</p>' },
    ],
  },
  { title: 'Games', children: [{ title: 'Rules', content: '<p>Fair.</p>' }] },
  { title: 'Our rules', content: '<p>R</p>' },
];
beforeEach(() => network.use(answer(calls.getHelp, help)));

const show = (at = '/m/help') => renderScreen(<HelpScreen />, { at });
const type = async (words: string, at?: string) => {
  const shown = show(at);
  await shown.user.type(await screen.findByRole('searchbox', { name: 'Search help' }), words);
  return shown;
};
const results = () =>
  within(screen.getByRole('region', { name: 'Search help' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('[ROUTE-05] the help centre', () => {
  test('[ROUTE-05] [HELP-01] shows the top-level titles, each with numbered links to its child pages', async () => {
    show();
    const money = await screen.findByRole('region', { name: 'Money' });
    expect(within(money).getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/m/helpDetail?p=0');
    expect(
      within(within(money).getByRole('list'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1Depositar já', '/m/helpDetail?p=0&c=0'],
      ['2Withdraw', '/m/helpDetail?p=0&c=1'],
    ]);
    expect(within(screen.getByRole('region', { name: 'Games' })).getByRole('link')).toHaveTextContent('1Rules');
    expect(within(screen.getByRole('list', { name: 'More topics' })).getByRole('link')).toHaveAttribute(
      'href',
      '/m/helpDetail?p=2',
    );
  });

  test(
    '[LANG-05] after a change of language, the old help is hidden until the new help arrives',
    { tags: 'whole' },
    async () => {
      const { texts } = show();
      await screen.findByRole('region', { name: 'Money' });
      const later = lateReply();
      network.use(answer(calls.getHelp, async () => (await later.promise, [{ title: 'টাকা', content: '<p>সব।</p>' }])));
      await act(async () => texts.setLanguage('BN'));
      await waitFor(() => expect(screen.queryByText('Money')).toBeNull());
      expect(screen.queryByText('Withdraw')).toBeNull();
      later.resolve();
      expect(await screen.findByText('টাকা')).toBeVisible();
    },
  );

  test('ends with links to customer service and to the page of the licence', async () => {
    show();
    const more = await screen.findByRole('list', { name: 'More help' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/service', '/m/about']);
  });

  test('[HELP-02] without entries shows a hint and no search box', async () => {
    network.use(answer(calls.getHelp, []));
    show();
    expect(await screen.findByText('There are no help articles yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('link', { name: /^Customer service/ })).toBeVisible();
  });

  test('a failed request shows the error, and a retry loads the help', { tags: 'whole' }, async () => {
    network.use(fail(calls.getHelp, 'NOT_ALLOWED'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.use(answer(calls.getHelp, help));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Money' })).toBeVisible();
  });
});

describe('the search of help', () => {
  test.each(
    sample(
      [
        ['a title, in any case and without its accents', 'DEPOSITAR ja', ['Depositar jáMoney']],
        ['a text, by digits of another script', '15 minutes', ['Depositar jáMoney']],
        ['words that a tag runs through', 'bank', ['WithdrawMoney']],
        ['titles before texts', 'r', ['Depositar jáMoney', 'WithdrawMoney', 'RulesGames', 'Our rules']],
      ] as const,
      4,
    ),
  )('finds %s', { tags: 'whole' }, async (_, words, found) => {
    await type(words);
    expect(results()).toEqual(found);
  });

  test('shows the number of results, and does not join words of two list items', { tags: 'whole' }, async () => {
    await type('way pay');
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
  });

  test('without results shows a hint and a link to customer service', { tags: 'whole' }, async () => {
    await type('zebra');
    expect(screen.getByText('No results for “zebra”')).toBeVisible();
    expect(results()).toEqual(['Customer service']);
  });

  test('stores the words in the address; clearing them shows all topics again', { tags: 'whole' }, async () => {
    const { user, address, unmount } = await type('bank');
    await waitFor(() => expect(address()).toBe('/m/help?q=bank'));
    unmount();
    const again = show('/m/help?q=bank');
    expect(await screen.findByRole('searchbox')).toHaveValue('bank');
    expect(results()).toEqual(['WithdrawMoney']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('region', { name: 'Money' })).toBeVisible();
    await waitFor(() => expect(again.address()).toBe('/m/help'));
  });
});
