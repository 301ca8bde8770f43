import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '@livery/i18n/react';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { FreeTrialView, type FreeTrialViewProps } from './FreeTrialView.tsx';
import { NoTrialView } from './NoTrialView.tsx';
import { RunningTrialView } from './RunningTrialView.tsx';

type Shown = Omit<FreeTrialViewProps, 'failure'> & { isRefused?: boolean };

/** The view. If `isRefused` is set, it shows the product's own error message. */
function FreeTrial({ isRefused, ...rest }: Shown) {
  const { t } = useTexts('common');
  return <FreeTrialView {...rest} failure={isRefused ? t('tooMany', { count: 42 }) : undefined} />;
}

const meta = {
  title: 'Screens/Free trial',
  component: FreeTrial,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { playMoney: '৳2,000', duration: '2 hours', onStart: fn(), isBusy: false, canRegister: true },
} satisfies Meta<typeof FreeTrial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Starting: Story = { args: { isBusy: true } };
export const TooMany: Story = { args: { isRefused: true } };
export const NoRegistration: Story = {
  args: { canRegister: false },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};
export const Running: Story = {
  render: ({ canRegister }) => <RunningTrialView userName="trial4711" endsAt="18:15" canRegister={canRegister} />,
};
export const ClosedForNow: Story = {
  render: ({ onStart, canRegister }) => (
    <NoTrialView isForNow onRetry={onStart} isRetrying={false} canRegister={canRegister} />
  ),
};
export const SwitchedOff: Story = {
  render: ({ onStart, canRegister }) => (
    <NoTrialView isForNow={false} onRetry={onStart} isRetrying={false} canRegister={canRegister} />
  ),
};
