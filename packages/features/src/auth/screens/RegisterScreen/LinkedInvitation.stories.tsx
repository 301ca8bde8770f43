import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { LinkedInvitation } from './LinkedInvitation.tsx';

const meta = {
  title: 'Screens/Linked invitation',
  component: LinkedInvitation,
  decorators: [withTexts],
  args: { code: 'AGENT1', state: 'valid', isRequired: false, onEnterAnother: fn() },
} satisfies Meta<typeof LinkedInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('AGENT1'),
};
export const Checking: Story = { args: { state: 'checking' } };
/** The gateway does not know the code. */
export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onEnterAnother).toHaveBeenCalledOnce();
  },
};
/** The gateway does not know the code, and the merchant requires one. */
export const RefusedRequired: Story = { args: { state: 'refused', isRequired: true } };
/** The maximum length of a code. */
export const LongCode: Story = { args: { code: 'summer-2026-river-and-moon-festival-of-all-friends' } };
