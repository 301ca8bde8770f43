import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();

test('[REG-14] the register screen requests the m_reg banners and shows them', async () => {
  const banner = { id: 'b1', groupName: 'm_reg', title: 'Welcome bonus', url: '/b1.webp' };
  network.use(
    answer(calls.getAnnouncements, ({ url }) => {
      const asked = new URL(url).searchParams;
      const isAsked = asked.get('types') === 'B' && asked.get('groupName') === 'm_reg';
      return { ...sampleValues.getAnnouncements, banners: { content: isAsked ? [banner] : [] } };
    }),
    ...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)),
  );
  await renderShell({ table, at: '/m/register', switches: { USERNAMEREG3: true } });
  expect(await screen.findByRole('img', { name: 'Welcome bonus' })).toBeVisible();
});
