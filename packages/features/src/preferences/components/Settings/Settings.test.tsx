import { testMerchant } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { Settings } from './Settings.tsx';

const merchant = testMerchant({ languages: { default: 'EN', supported: ['EN', 'BN', 'UR'] } });

test('back closes the list of languages and stays on the page', async () => {
  const { user } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  expect(screen.getByRole('listbox')).toBeVisible();
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Language' })).toHaveAttribute('aria-expanded', 'false');
});

// All tests share the window. So the history state of an overlay of an earlier test is removed.
beforeEach(() => window.history.replaceState(null, ''));

test('choosing a language closes the list and leaves no extra history entry', { tags: 'whole' }, async () => {
  const { user } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  await user.click(screen.getByRole('option', { name: 'বাংলা' }));
  await waitFor(() => expect(screen.getByText('বাংলা')).toBeVisible());
  await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
});

test('the mode can be set to the phone’s setting', async () => {
  const { user, store } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(store.getState()).toMatchObject({ preferences: { mode: 'phone' } });
});
