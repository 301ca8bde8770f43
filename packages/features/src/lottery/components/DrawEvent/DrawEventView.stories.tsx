import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { bettable, sampleOrders } from '../../testing/sampleOrders.ts';
import { DrawEventView } from './DrawEventView.tsx';

const { won, lost } = sampleOrders;

const meta = {
  title: 'Blocks/LotteryDrawEvent',
  component: DrawEventView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    orders: [won],
    lotteries: bettable,
    isOpen: true,
    onClose: fn(),
    onDetails: fn(),
    onBetAgain: fn(),
    onProof: fn(),
  },
} satisfies Meta<typeof DrawEventView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    // The sheet has four buttons: close, the proof of the draw, the details of the order, and another bet.
    const [, proof, details] = await within(dialog).findAllByRole('button');
    await userEvent.click(proof!);
    await expect(args.onProof).toHaveBeenCalledOnce();
    await userEvent.click(details!);
    await expect(args.onDetails).toHaveBeenCalledWith(won);
  },
};
export const Lost: Story = { args: { orders: [lost] } };
export const Both: Story = { args: { orders: [won, { ...lost, orderId: '2' }] } };
/** An amount that is too wide for a narrow phone at the usual text size. */
export const LargeWin: Story = { args: { orders: [{ ...won, payout: '12345678.90' }] } };
/** The lottery no longer exists, so the style of its numbers is unknown. */
export const LotteryNotFound: Story = { args: { lotteries: [], onProof: undefined } };
