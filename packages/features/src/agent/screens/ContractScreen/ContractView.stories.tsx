import { LoadFailed } from '@livery/foundation/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { dividendOffer, earlierOffers, salaryOffer } from '../../testing/sampleContracts.ts';
import { ContractSkeleton } from './ContractSkeleton.tsx';
import { ContractView } from './ContractView.tsx';

const answered = { ...salaryOffer, answeredAt: '2026-03-02T09:30:00.000Z' };

const meta = {
  title: 'Screens/Contract of an agent',
  component: ContractView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    kind: 'salary',
    state: 'PENDING',
    offer: salaryOffer,
    earlier: [],
    isStale: false,
    note: undefined,
    isBusy: false,
    failure: undefined,
    isAsking: false,
    onAccept: fn(),
    onAskToDecline: fn(),
    onDecline: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof ContractView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AwaitingAnswer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const [accept, decline] = canvas.getAllByRole('button');
    await userEvent.click(accept!);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(decline!);
    await expect(args.onAskToDecline).toHaveBeenCalledOnce();
  },
};
export const Dividend: Story = { args: { kind: 'dividend', offer: dividendOffer, earlier: earlierOffers } };
export const Question: Story = {
  args: { isAsking: true },
  play: async ({ args, userEvent }) => {
    const [cancel] = within(await screen.findByRole('dialog')).getAllByRole('button');
    await userEvent.click(cancel!);
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { failure: 'The network is slow. Please try again.' } };
export const Accepted: Story = {
  args: { state: 'ACCEPTED', offer: answered },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Declined: Story = { args: { state: 'REJECTED', offer: answered } };
export const AnsweredBefore: Story = {
  args: { state: 'REJECTED', offer: answered, note: 'You’ve already answered this contract. That answer stands.' },
};
export const RanOut: Story = {
  args: { kind: 'hour', state: 'EXPIRED', offer: { ...salaryOffer, validUntil: '2026-03-31T09:30:00.000Z' } },
};
export const None: Story = { args: { state: 'NONE', offer: undefined } };
export const NoneAvailable: Story = { args: { state: 'NONE', offer: undefined, earlier: earlierOffers } };
/** Cached data stays on the screen, with a note that it may be out of date. */
export const Offline: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const NeverLoaded: Story = {
  render: () => <LoadFailed error={{ code: 'NETWORK', message: '' }} onRetry={fn()} />,
};
export const FirstSecond: Story = { render: () => <ContractSkeleton /> };
