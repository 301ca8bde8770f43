import { LoadFailed } from '@livery/foundation/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';

const meta = {
  title: 'Screens/Safer play, failed',
  component: LoadFailed,
  decorators: [withTexts, withMerchant],
  args: { error: { code: 'INTERNAL', message: '', status: 500 }, onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutNetwork: Story = { args: { error: { code: 'NETWORK', message: '' } } };
