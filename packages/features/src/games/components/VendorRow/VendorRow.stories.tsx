import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleVendors } from '../../../../stories/vendors.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { VendorRow } from './VendorRow.tsx';

const meta = {
  title: 'Games/VendorRow',
  component: VendorRow,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { vendors: sampleVendors.slice(0, 5), chosen: undefined, onChoose: fn() },
} satisfies Meta<typeof VendorRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nine' }));
    await expect(args.onChoose).toHaveBeenCalledWith('V4');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** A sheet shows the vendors that are not in the row. */
export const Many: Story = {
  args: { vendors: sampleVendors },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(9),
};

/** A vendor that was chosen in the sheet is shown before the usual vendors. */
export const FromTheSheet: Story = {
  args: { vendors: sampleVendors, chosen: 'V9' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Emberfox'),
};
