import { testMerchant } from '@livery/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const merchant = testMerchant();
const show = (licence = {}, playMoney = true) =>
  renderScreen(<AboutScreen />, { merchant: { ...merchant, playMoney, licence: { ...merchant.licence, ...licence } } });

test('the licence shows the authority, its number, the countries and the minimum age', () => {
  show({ jurisdictions: ['BD', 'GB'], minimumAge: 21 });
  const licence = within(screen.getByRole('region', { name: 'Licence' }));
  for (const words of ['Test Authority', 'T-1', '21 years', 'Bangladesh and United Kingdom'])
    expect(licence.getByText(words)).toBeVisible();
  expect(screen.getByText('You must be 21 or older to play here.')).toBeVisible();
  expect(screen.getByText(/play money. You can’t win or lose real money/)).toBeVisible();
});

test('each help contact shows its name, its telephone number and its page', () => {
  show({ helpContacts: [{ name: 'Helpline', phone: '+44 20 7946 0123', url: 'https://help.example/talk' }] });
  const contacts = within(screen.getByRole('region', { name: 'Who can help' }));
  expect(contacts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Helpline+44 20 7946 0123', 'tel:+442079460123'],
    ['Helplinehelp.example', 'https://help.example/talk'],
  ]);
});

test('without help contacts and without play money, both parts are left out', () => {
  show({}, false);
  expect(screen.queryByRole('region', { name: 'Who can help' })).toBeNull();
  expect(screen.queryByText(/play money/)).toBeNull();
  expect(screen.getByRole('link', { name: 'User agreement' })).toHaveAttribute('href', '/m/userAgreement');
});
