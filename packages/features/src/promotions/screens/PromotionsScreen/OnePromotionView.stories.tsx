import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { FormError } from '@livery/ui';
import { bannerPictures } from '../../../../stories/bannerPictures.ts';
import { samplePromotion, sampleTerms } from '../../testing/samplePromotion.ts';
import { OnePromotionView } from './OnePromotionView.tsx';

const drawn: typeof samplePromotion = (changes) => samplePromotion({ imageUrl: bannerPictures[0]!, ...changes });

const meta = {
  title: 'Screens/Promotion',
  component: OnePromotionView,
  decorators: [withTexts, withMerchant],
  args: {
    promotion: drawn(),
    notices: undefined,
    step: 'join',
    onStep: fn(),
    isBusy: false,
    isLooking: false,
    failure: undefined,
    onEnd: fn(),
  },
} satisfies Meta<typeof OnePromotionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToJoin: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStep).toHaveBeenCalledOnce();
  },
};

export const ToClaim: Story = {
  args: { promotion: drawn({ state: 'CLAIM' }), step: 'claim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/500/);
  },
};

/** A promotion that is joined with a deposit: the link opens the deposit. */
export const WithADeposit: Story = {
  args: { promotion: drawn({ bonus: undefined, depositTerms: sampleTerms }), step: 'deposit' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/200/)).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/m/voucherCenter?promo=1');
  },
};

export const Joined: Story = {
  args: {
    promotion: drawn({ state: 'JOINED', progress: { staked: '320.00', goal: '1000.00' } }),
    step: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '320');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Refused: Story = {
  args: { failure: <FormError>You can’t join or claim this promotion any more.</FormError> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Paid: Story = { args: { promotion: drawn({ state: 'CLAIMED' }), step: undefined } };

export const Over: Story = {
  args: { promotion: drawn({ state: 'CLOSED', endsAt: '2026-02-20T00:00:00.000Z' }), step: undefined },
};
