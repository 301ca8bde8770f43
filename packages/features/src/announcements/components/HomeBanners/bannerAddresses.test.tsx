import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { OpenAddresses } from '@livery/foundation/navigation';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeBanners } from './HomeBanners.tsx';

const network = startNetwork();

test('[HOME-08] a banner with a closed address is left out; external and missing links are allowed', async () => {
  const links = { Register: '/m/register', Partner: 'https://partner.example/offer', Picture: undefined };
  for (const first of Object.keys(links)) {
    const titles = [first, ...Object.keys(links).filter((title) => title !== first)];
    const content = titles.map((title) => ({
      id: title,
      groupName: 'm_home',
      title,
      url: `/${title}.webp`,
      link: links[title as keyof typeof links],
    }));
    network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content } }));
    const { unmount } = renderScreen(
      <OpenAddresses value={(address) => address !== '/m/register'}>
        <HomeBanners />
      </OpenAddresses>,
    );
    const shown = first === 'Register' ? 'Partner' : first;
    expect((await screen.findByRole('img')).getAttribute('alt')).toBe(shown);
    unmount();
  }
});
