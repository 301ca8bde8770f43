// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { SaferPlayScreen } from './SaferPlayScreen.tsx';

test('shows that there is nothing yet', async () => {
  renderScreen(<SaferPlayScreen />);
  expect(await screen.findByText('No data')).toBeVisible();
});
