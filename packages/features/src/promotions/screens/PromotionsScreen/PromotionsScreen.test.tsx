// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { PromotionsScreen } from './PromotionsScreen.tsx';

test('shows that there is nothing yet', async () => {
  renderScreen(<PromotionsScreen />);
  expect(await screen.findByText('No data')).toBeVisible();
});
