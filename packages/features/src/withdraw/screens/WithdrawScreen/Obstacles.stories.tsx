import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenBody } from '@livery/ui';
import { expect } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { Obstacles, type ObstaclesProps } from './Obstacles.tsx';
import { WithdrawHead } from './WithdrawHead.tsx';
import { options } from './withdrawSamples.ts';

/** The balance, and the obstacles below it. */
function InTheWay(props: ObstaclesProps) {
  return (
    <ScreenBody>
      <WithdrawHead {...options} />
      <Obstacles {...props} />
    </ScreenBody>
  );
}

const meta = {
  title: 'Screens/Withdraw, something in the way',
  component: InTheWay,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { options: { ...options, turnoverRemaining: '4500.00', turnoverTotal: '10000.00' } },
} satisfies Meta<typeof InTheWay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewMember: Story = {
  args: { obstacles: ['noPassword', 'noCard'] },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
export const BonusNotPlayed: Story = {
  args: { obstacles: ['turnover'] },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '5500'),
};
export const DayUsedUp: Story = {
  args: { obstacles: ['limitUsed'] },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const TooLittle: Story = { args: { obstacles: ['balanceLow'] } };
export const Everything: Story = {
  args: { obstacles: ['limitUsed', 'turnover', 'balanceLow', 'noPassword', 'noCard'] },
};
