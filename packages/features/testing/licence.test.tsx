import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LoginScreen } from '../src/auth/screens/LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from '../src/auth/screens/RegisterScreen/RegisterScreen.tsx';
import { DepositScreen } from '../src/deposit/screens/DepositScreen/DepositScreen.tsx';
import { MemberOverview } from '../src/member/components/MemberOverview/MemberOverview.tsx';
import { merchantWith } from './merchantWith.ts';
import { renderScreen } from './renderScreen.tsx';

const network = startNetwork();
beforeEach(() =>
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never))),
);

const { authority, number, minimumAge } = testMerchant().licence;
const ofGuests = '/m/about';
const ofMembers = '/m/member/saferPlay';

describe.each<[string, () => ReactElement, string, Parameters<typeof renderScreen>[1]]>([
  ['login', () => <LoginScreen />, ofGuests, { at: '/m/login' }],
  ['registration', () => <RegisterScreen />, ofGuests, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') }],
  ['deposit', () => <DepositScreen />, ofMembers, { at: '/m/voucherCenter', session: testSession }],
  ['the account card', () => <MemberOverview />, ofMembers, { at: '/m/member/home', session: testSession }],
])('%s', (_, render, address, options) => {
  test(`shows the minimum age and the licence, and links to ${address} for safer play`, async () => {
    renderScreen(render(), options);
    const line = (await screen.findByText(`Licensed by ${authority}, no. ${number}`)).parentElement!;
    expect(within(line).getByText(`${minimumAge}+ only`)).toBeVisible();
    expect(within(line).getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', address);
  });
});
