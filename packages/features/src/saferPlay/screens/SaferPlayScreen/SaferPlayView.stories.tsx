import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { depositDay, limitsWith, loosening, minutesUsedUp, sampleSaferPlay } from '../../testing/sampleSaferPlay.ts';
import { SaferPlaySkeleton } from './SaferPlaySkeleton.tsx';
import { SaferPlayView } from './SaferPlayView.tsx';

const meta = {
  title: 'Screens/Safer play',
  component: SaferPlayView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    saferPlay: sampleSaferPlay,
    isStale: false,
    isBreakNew: false,
    contacts: [],
    onOpenLimit: fn(),
    chosen: undefined,
    onChoose: fn(),
    onTake: fn(),
  },
} satisfies Meta<typeof SaferPlayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoLimits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first!);
    await expect(args.onOpenLimit).toHaveBeenCalledWith(sampleSaferPlay.limits[0]);
  },
};

export const UsedUp: Story = {
  args: {
    saferPlay: {
      ...sampleSaferPlay,
      limits: limitsWith({ ...depositDay, used: '1000.00', left: '0.00' }, minutesUsedUp),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
  },
};

export const PendingIncrease: Story = {
  args: { saferPlay: { ...sampleSaferPlay, limits: limitsWith(loosening) } },
};

export const Won: Story = {
  args: {
    saferPlay: {
      ...sampleSaferPlay,
      session: { since: sampleSaferPlay.session.since, staked: '123456.00', won: '12345678.50', net: '12222222.50' },
    },
  },
};

export const BreakChosen: Story = {
  args: { chosen: { id: 'timeOut-7', kind: 'timeOut', length: 7 } },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const OnABreak: Story = {
  args: { saferPlay: { ...sampleSaferPlay, break: { kind: 'timeOut', until: '2126-03-08T09:30:00.000Z' } } },
  play: async ({ canvas }) => {
    // No break is longer than the current one.
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Excluded: Story = {
  args: {
    saferPlay: { ...sampleSaferPlay, break: { kind: 'exclusion', until: '2126-03-08T09:30:00.000Z' } },
    contacts: [{ name: 'Helpline (fictional)', phone: '+44 20 7946 0123', url: 'https://help.example/talk' }],
  },
};

/** Loaded content stays, with a notice that it may be out of date. */
export const Offline: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const FirstSecond: Story = { render: () => <SaferPlaySkeleton /> };
