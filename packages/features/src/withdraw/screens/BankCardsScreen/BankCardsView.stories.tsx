import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { cards } from '../WithdrawScreen/withdrawSamples.ts';
import { BankCardsView } from './BankCardsView.tsx';

const meta = {
  title: 'Screens/Bank cards',
  component: BankCardsView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    cards,
    maxCards: 5,
    asked: undefined,
    isRemoving: false,
    choosing: undefined,
    onChoose: fn(),
    onAsk: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof BankCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await expect(args.onAsk).toHaveBeenCalledWith(cards[0]);
  },
};
export const MadeDefault: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Make default/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(cards[1]);
  },
};
export const MakingDefault: Story = { args: { choosing: '5' } };
export const None: Story = { args: { cards: [] } };
export const Full: Story = {
  args: { maxCards: 2 },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const Asked: Story = { args: { asked: cards[0] } };
export const Removing: Story = { args: { asked: cards[0], isRemoving: true } };
