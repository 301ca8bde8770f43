import { PlayBreakNotice } from '@livery/foundation/play-break';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bannerPictures } from '../../../../stories/bannerPictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { rewardOf } from './rewardSamples.ts';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';
import { RewardsView } from './RewardsView.tsx';

const reward = rewardOf('3', 'Slots week', '100.00');
const otherReward = rewardOf('4', 'Friday gift', '25.00');
const rewards = [
  { ...reward, imageUrl: bannerPictures[0]!, endsAt: '2099-03-01T12:00:00.000Z' },
  { ...otherReward, imageUrl: bannerPictures[1]! },
];

const meta = {
  title: 'Screens/Rewards',
  component: RewardsView,
  decorators: [withTexts, withMerchant],
  args: {
    rewards,
    waiting: new Set(['3', '4']),
    pictureOf: (imageUrl) => imageUrl || undefined,
    isStale: false,
    playBreak: undefined,
    claiming: undefined,
    isLooking: false,
    failure: undefined,
    claimed: undefined,
    confirm: { isOpen: false, promoTitle: undefined, conditions: undefined, onAccept: fn(), onDecline: fn() },
    onClaim: fn(),
    onOver: fn(),
  },
} satisfies Meta<typeof RewardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onClaim).toHaveBeenCalledWith('4');
  },
};
export const LastDay: Story = {
  args: { rewards: [{ ...rewards[0]!, endsAt: new Date(Date.now() + 5 * 60 * 60_000).toISOString() }] },
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toBeVisible(),
};
/** The longest amount and title, without a picture. */
export const Longest: Story = {
  args: {
    rewards: [{ ...reward, bonus: '123456789.50', title: 'Three weeks of tournaments for everybody who stayed' }],
    waiting: new Set(['3']),
  },
};
export const VariableBonus: Story = {
  args: { rewards: [{ ...rewards[0]!, bonus: undefined }], waiting: new Set(['3']) },
};
/** Shows the dialog after a tap on a reward that restricts withdrawals. */
export const Asked: Story = {
  args: {
    rewards: [{ ...rewards[0]!, turnoverTimes: 5 }],
    waiting: new Set(['3']),
    confirm: {
      ...meta.args.confirm,
      isOpen: true,
      promoTitle: reward.title,
      conditions: { bonus: '100.00', toStake: '500.00', offerEndsAt: '2099-03-01T12:00:00.000Z' },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [decline] = dialog.getAllByRole('button');
    await userEvent.click(decline!);
    await expect(args.confirm.onDecline).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = {
  args: { claiming: '3' },
  play: async ({ canvas }) => {
    const [busy, held] = canvas.getAllByRole('button');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(held).toBeDisabled();
  },
};
export const CheckingOutcome: Story = { args: { claiming: '3', isLooking: true } };
export const Claimed: Story = {
  args: { waiting: new Set(['4']), claimed: { promoId: '3', isReviewed: false } },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
};
export const Reviewed: Story = { args: { waiting: new Set(['4']), claimed: { promoId: '3', isReviewed: true } } };
export const Refused: Story = {
  args: { waiting: new Set(['4']), failure: { promoId: '3', text: 'This has ended.', isOwnLimit: false } },
};
export const RefusedByABreak: Story = {
  args: { failure: { promoId: '3', text: 'You are taking a break.', isOwnLimit: true } },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toBeVisible(),
};
export const OnABreak: Story = {
  args: { playBreak: <PlayBreakNotice taken={{ kind: 'timeOut', until: '2099-03-01T12:00:00.000Z' }} /> },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
export const Offline: Story = { args: { isStale: true } };
export const Empty: Story = {
  args: { rewards: [], waiting: new Set() },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/activity'),
};
export const Loading: Story = { render: () => <RewardsSkeleton /> };
