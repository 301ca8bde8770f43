import { answer, fail, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { OpenAddresses } from '@livery/foundation/navigation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RegisterBanners } from './RegisterBanners.tsx';

const network = startNetwork();
const banner = (id: string, more: object = {}) => ({
  id,
  groupName: 'm_reg',
  title: `Banner ${id}`,
  url: `/${id}.webp`,
  ...more,
});
const useBanners = (...content: ReturnType<typeof banner>[]) =>
  network.use(
    answer(calls.getAnnouncements, (request) => {
      const { searchParams } = new URL(request.url);
      const isAsked = searchParams.get('types') === 'B' && searchParams.get('groupName') === 'm_reg';
      return { ...sampleValues.getAnnouncements, banners: { content: isAsked ? content : [] } };
    }),
  );
const show = () => renderScreen(<RegisterBanners instead={<p>logo</p>} />);

test('[REG-14] [API-08] the banner of the group m_reg replaces the logo', async () => {
  useBanners(banner('b1', { link: '/m/activity' }), banner('b2', { groupName: 'm_home' }));
  show();
  const picture = await screen.findByRole('img', { name: 'Banner b1' });
  expect(picture.closest('a')).toHaveAttribute('href', '/m/activity');
  expect(screen.queryByText('logo')).toBeNull();
  expect(screen.queryByRole('img', { name: 'Banner b2' })).toBeNull();
});

test('[REG-14] several banners turn', async () => {
  useBanners(banner('b1'), banner('b2'));
  show();
  expect(await screen.findByRole('button', { name: 'Banner 2 of 2' })).toBeInTheDocument();
});

test('[REG-14] a banner whose address is closed to this player is left out', async () => {
  useBanners(banner('b1', { link: '/m/activity' }));
  renderScreen(
    <OpenAddresses value={() => false}>
      <RegisterBanners instead={<p>logo</p>} />
    </OpenAddresses>,
  );
  expect(await screen.findByText('logo')).toBeVisible();
});

test('without banners, or if the request fails, the logo is shown', async () => {
  useBanners();
  const { unmount } = show();
  expect(await screen.findByText('logo')).toBeVisible();
  unmount();
  network.use(fail(calls.getAnnouncements, 'NOT_ALLOWED'));
  show();
  await waitFor(() => expect(screen.getByText('logo')).toBeVisible());
});
