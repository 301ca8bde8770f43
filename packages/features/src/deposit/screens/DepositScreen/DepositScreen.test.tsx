// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { DepositScreen } from './DepositScreen.tsx';

test('shows that there is nothing yet', async () => {
  renderScreen(<DepositScreen />);
  expect(await screen.findByText('No data')).toBeVisible();
});
