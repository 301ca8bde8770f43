import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleVendors } from '../../../../stories/vendors.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';

const meta = {
  title: 'Games/ProviderChoice',
  component: ProviderChoice,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { title: 'All games', vendors: sampleVendors, chosen: undefined, onChoose: fn() },
} satisfies Meta<typeof ProviderChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** The button at the end of the name shows the games of all providers again. */
export const Chosen: Story = {
  args: { chosen: 'V9' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Emberfox' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all providers' }));
    await expect(args.onChoose).toHaveBeenCalledWith(undefined);
  },
};

/** A single provider has no choice. */
export const One: Story = {
  args: { vendors: sampleVendors.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
