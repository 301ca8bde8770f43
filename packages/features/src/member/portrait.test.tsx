import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MemberBar, MemberCard, MemberOverview, MemberSummary } from './index.ts';

const network = startNetwork();

test.each<[string, ComponentType]>([
  ['the header of home', MemberBar],
  ['the tall header of home', MemberCard],
  ['the account screen', MemberOverview],
  ['the side menu', MemberSummary],
])('the portrait that a member chose shows in %s', async (_, Place) => {
  network.use(
    answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, headIcon: 'avatars/fox.svg' }),
    answer(calls.getWallet, sampleValues.getWallet),
  );
  const { container } = renderScreen(<Place />, { session: testSession });
  await waitFor(() =>
    expect(container.querySelector('.avatar img')).toHaveAttribute(
      'src',
      'http://pictures.test/TESTMERCHANT/avatars/fox.svg',
    ),
  );
});
