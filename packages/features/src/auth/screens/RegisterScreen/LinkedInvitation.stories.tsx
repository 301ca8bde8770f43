import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { LinkedInvitation } from './LinkedInvitation.tsx';

const meta = {
  title: 'Screens/Linked invitation',
  component: LinkedInvitation,
  decorators: [withTexts],
  args: { code: 'AGENT1', isChecking: false },
} satisfies Meta<typeof LinkedInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('AGENT1'),
};
export const Checking: Story = { args: { isChecking: true } };
/** As long as codes may be. */
export const LongCode: Story = { args: { code: 'summer-2026-river-and-moon-festival-of-all-friends' } };
