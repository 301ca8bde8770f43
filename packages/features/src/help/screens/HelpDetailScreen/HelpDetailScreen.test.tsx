import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, startNetwork } from '@livery/api/testing';
import { LinkComponentProvider, type LinkProps } from '@livery/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HelpDetailScreen } from './HelpDetailScreen.tsx';

const network = startNetwork();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  network.use(
    answer(calls.getHelp, [
      {
        title: 'Money',
        content: '<p>All about it.</p>',
        children: [
          { title: 'Deposit', content: '<p>First <b>choose</b>.</p><script>window.broken=1</script>' },
          { title: 'Withdraw', content: '<p>By bank.</p>' },
        ],
      },
      { title: 'Games', children: [{ title: 'Rules', content: '<p>Fair.</p>' }] },
    ]),
  );
});

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const show = (query: string) =>
  renderScreen(
    <LinkComponentProvider value={RouterLink}>
      <HelpDetailScreen />
    </LinkComponentProvider>,
    { at: `/m/helpDetail${query}` },
  );

const around = async () => within(await screen.findByRole('navigation', { name: 'Keep reading' }));

describe('[HELP-03] the page of help at an address', () => {
  test('[ROUTE-05] [HELP-01] [HELP-03] of an entry shows its title, its HTML and its numbered children', async () => {
    show('?p=0');
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeVisible();
    expect(screen.getByText('All about it.')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'In this topic' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1Deposit', '/m/helpDetail?p=0&c=0'],
      ['2Withdraw', '/m/helpDetail?p=0&c=1'],
    ]);
  });

  test('[ROUTE-05] [HELP-01] [HELP-03] [HELP-04] of a child shows title and HTML; scripts do not run', async () => {
    show('?p=0&c=0');
    expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
    expect(screen.getByText('choose').localName).toBe('b');
    expect(document.querySelector('article script')).toBeNull();
    expect('broken' in window).toBe(false);
  });

  test.each(['', '?p=', '?p=9', '?p=-1', '?p=0x1', '?p=1.5', '?p=a', '?c=0', '?p=0&c=7', '?p=0&c=', '?p=0&c=no'])(
    '[HELP-03] does not exist for the address %j, which redirects to the list',
    async (query) => {
      const { address } = show(query);
      await waitFor(() => expect(address()).toBe('/m/help'));
    },
  );

  test('links to the previous and next pages, and skips pages without text', async () => {
    const { user } = show('?p=0&c=1');
    const links = (await around()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous Deposit', '/m/helpDetail?p=0&c=0'],
      ['Next Rules', '/m/helpDetail?p=1&c=0'],
    ]);
    await user.click(links[1]!);
    const title = await screen.findByRole('heading', { name: 'Rules' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect((await around()).getAllByRole('link')).toHaveLength(1);
  });

  test('a failed request shows the error and a retry button', async () => {
    network.use(fail(calls.getHelp, 'NOT_ALLOWED'));
    show('?p=0');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('without a network', () => {
  test('a page that was loaded before is shown again after a reload', async () => {
    show('?p=0&c=1').unmount();
    await waitFor(() => expect(localStorage.getItem('help')).not.toBeNull());
    network.use(noNetwork(calls.getHelp));
    show('?p=0&c=1');
    expect(await screen.findByText('By bank.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the stored help is shown immediately, then the reply of the gateway', { tags: 'whole' }, async () => {
    show('?p=0&c=1').unmount();
    await waitFor(() => expect(localStorage.getItem('help')).not.toBeNull());
    network.use(answer(calls.getHelp, [{ title: 'Money', content: '<p>Other words.</p>' }]));
    show('?p=0');
    expect(screen.getByText('All about it.')).toBeVisible();
    expect(await screen.findByText('Other words.')).toBeVisible();
  });

  test('stored help in another language is not shown', async () => {
    show('?p=0').unmount();
    await waitFor(() => expect(localStorage.getItem('help')).not.toBeNull());
    network.use(noNetwork(calls.getHelp));
    renderScreen(<HelpDetailScreen />, { at: '/m/helpDetail?p=0', language: 'BN' });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
