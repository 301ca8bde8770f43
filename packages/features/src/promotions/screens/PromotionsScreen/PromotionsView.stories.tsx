import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { PromotionsView } from './PromotionsView.tsx';

const meta = {
  title: 'Screens/Promotions',
  component: PromotionsView,
  decorators: [withTexts],
  args: { items: [{ id: '1', name: 'Aurora' }] },
} satisfies Meta<typeof PromotionsView>;
export default meta;

export const Items: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Aurora');
  },
};

export const Empty: StoryObj<typeof meta> = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
