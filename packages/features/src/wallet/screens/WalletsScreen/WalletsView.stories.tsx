import { TurnoverProgress } from '@livery/foundation/bonus';
import { Card } from '@livery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { WalletsView } from './WalletsView.tsx';

const main = { code: 'MAIN', name: 'Main wallet', balance: '1234.50' };
const tama = { code: 'TAMA', name: 'Tama Games', balance: '300.00' };
const kite = { code: 'KITE', name: 'Kite Studio', balance: '0.00' };

const meta = {
  title: 'Screens/Wallets',
  component: WalletsView,
  decorators: [withTexts, withMerchant],
  args: {
    wallets: { total: '1534.50', main, providers: [tama, kite] },
    loadFailure: undefined,
    onRetry: fn(),
    isRefreshing: false,
    format: (amount) => `৳${amount}`,
    cover: {
      isCovered: false,
      onToggle: fn(),
      showLabel: 'Show',
      coverLabel: 'Hide',
      coveredText: 'Hidden',
      shownText: 'Shown',
    },
    collect: { isBusy: false, isLooking: false, failure: undefined, onCollect: fn() },
    turnover: null,
    onMove: fn(),
  },
} satisfies Meta<typeof WalletsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('৳1234.50'),
      expect.stringContaining('৳300.00'),
      expect.stringContaining('৳0.00'),
      expect.anything(),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /Tama Games/ }));
    await expect(args.onMove).toHaveBeenCalledWith('TAMA');
  },
};

export const BonusToStake: Story = {
  args: {
    turnover: (
      <Card>
        <TurnoverProgress remaining="3750.00" total="5000.00" />
      </Card>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '1250'),
};

/** A gateway that does not send the total requirement: only the missing amount is shown, without a bar. */
export const BonusWithoutTotal: Story = {
  args: {
    turnover: (
      <Card>
        <TurnoverProgress remaining="3750.00" total={undefined} />
      </Card>
    ),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};

export const NoProviderBalance: Story = {
  args: { wallets: { total: '1234.50', main, providers: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Covered: Story = {
  args: { cover: { ...meta.args.cover, isCovered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/৳/)).toBeNull();
  },
};

export const Collecting: Story = {
  args: { collect: { ...meta.args.collect, isBusy: true, isLooking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').some(({ textContent }) => textContent !== '')).toBe(true);
  },
};

export const Loading: Story = {
  args: { wallets: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem', { name: /Tama/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { wallets: undefined, loadFailure: { code: 'INTERNAL', message: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
