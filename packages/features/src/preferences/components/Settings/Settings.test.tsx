import { testMerchant } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { Settings } from './Settings.tsx';

const merchant = testMerchant({ languages: { default: 'EN', supported: ['EN', 'BN', 'UR'] } });

test('going back closes the list of languages and stays on the page', async () => {
  const { user } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  expect(screen.getByRole('listbox')).toBeVisible();
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Language' })).toHaveAttribute('aria-expanded', 'false');
});

// The window is the same for many tests: the entry that this one begins at is no overlay's.
beforeEach(() => window.history.replaceState(null, ''));

test('a language that is chosen closes the list and leaves no step to go back through', async () => {
  const { user } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  await user.click(screen.getByRole('option', { name: 'বাংলা' }));
  await waitFor(() => expect(screen.getByText('বাংলা')).toBeVisible());
  await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
});

test('dark, light, or as the phone', async () => {
  const { user, store } = renderScreen(<Settings />, { merchant });
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(store.getState()).toMatchObject({ preferences: { mode: 'phone' } });
});
