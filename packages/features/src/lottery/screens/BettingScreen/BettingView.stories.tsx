import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { sampleBetting } from '../../testing/sampleBetting.ts';
import { BettingView, type BettingViewProps } from './BettingView.tsx';

const numero = () => sampleBetting({ kind: 'numero', play: 'STRAIGHT_3', selection: [['4'], ['4', '7'], ['9']] });

const meta = {
  title: 'Screens/Betting on a lottery',
  component: BettingView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: numero(),
} satisfies Meta<typeof BettingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the slip open over the board. */
const withSlip = (slip: Partial<BettingViewProps['slip']>): BettingViewProps => {
  const view = numero();
  return { ...view, slip: { ...view.slip, isSheetOpen: true, ...slip } };
};

/** The message in the current language. */
function WithDrawClosed(args: BettingViewProps) {
  const { t } = useTexts('betting');
  return <BettingView {...args} slip={{ ...args.slip, failure: t('drawClosed') }} />;
}

function WithMoneyMissing(args: BettingViewProps) {
  const { t } = useTexts('betting');
  const { money } = useFormats();
  return <BettingView {...args} dock={{ ...args.dock, problem: t('tooLittle', { amount: money('47.50') }) }} />;
}

function WithSlipUnpaid(args: BettingViewProps) {
  const { t } = useTexts('betting');
  const { money } = useFormats();
  return <BettingView {...args} slip={{ ...args.slip, failure: t('fundsMissing', { amount: money('17.50') }) }} />;
}

export const Numero: Story = {
  play: async ({ canvas }) => {
    // A row of ten keys for each place.
    const keys = await canvas.findAllByRole('button', { pressed: true });
    await expect(keys).toHaveLength(4);
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const VietnamTwoDigits: Story = {
  args: sampleBetting({ kind: 'vn', play: 'TAIL_2', selection: [['07', '42', '99']] }),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(4),
};

export const VietnamThreeDigits: Story = {
  args: sampleBetting({ kind: 'vn', play: 'TAIL_3', selection: [['1'], ['2'], ['3']] }),
};

export const DiceEntertainment: Story = {
  args: sampleBetting({ kind: 'dice' }),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(1),
};

export const Keno: Story = {
  args: sampleBetting({ kind: 'keno', play: 'PICK_3', selection: [['1', '40', '80']] }),
};

export const Bingo: Story = {
  args: sampleBetting({ kind: 'bingo', play: 'CORNERS', selection: [['1', '40', '75']] }),
};

export const FiveOfEleven: Story = {
  args: sampleBetting({ kind: 'eleven', play: 'ANY_5', selection: [['1', '4', '7', '10', '11']] }),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(5),
};

export const FiveOfElevenInOrder: Story = {
  args: sampleBetting({ kind: 'eleven', play: 'FIRST_3', selection: [['11'], ['1', '2'], ['10']] }),
};

export const FiveOfElevenEntertainment: Story = {
  args: sampleBetting({ kind: 'eleven' }),
};

export const Race: Story = {
  args: sampleBetting({ kind: 'race', play: 'EXACTA', selection: [['1'], ['10']] }),
};

export const Sides: Story = {
  args: sampleBetting({ kind: 'numero', play: 'DRAGON_TIGER', selection: [['TIE']] }),
};

const stored = [
  [['4'], ['4', '7'], ['9']],
  [['1'], ['2'], ['3']],
];

export const FavoriteNumbers: Story = {
  args: {
    favorites: { favorites: stored, selection: stored[0]!, onChoose: fn(), onRemove: fn() },
    board: { ...numero().board!, heart: { isStored: true, isFull: false, onToggle: fn() } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [list] = await canvas.findAllByRole('list');
    const [first, remove, second] = within(list!).getAllByRole('button');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second!);
    await expect(args.favorites!.onChoose).toHaveBeenCalledWith(stored[1]);
    await userEvent.click(remove!);
    await expect(args.favorites!.onRemove).toHaveBeenCalledWith(stored[0]);
  },
};

export const Slip: Story = {
  args: withSlip({ onPlace: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(args.slip.onPlace).toHaveBeenCalledOnce();
  },
};

export const Chase: Story = {
  args: withSlip({ chase: { draws: 10, stopOnWin: true }, total: '300.00', onChase: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    const [chase, stopOnWin] = await canvas.findAllByRole('switch');
    await expect(chase).toBeChecked();
    await userEvent.click(stopOnWin!);
    await expect(args.slip.onChase).toHaveBeenCalledWith({ draws: 10, stopOnWin: false });
  },
};

export const ChasePlaced: Story = {
  args: withSlip({
    placed: { issue: '20260301-0571', count: 2, draws: 10, total: '300.00', highestWin: '19019.50', onAgain: fn() },
  }),
};

export const Placed: Story = {
  args: withSlip({
    placed: { issue: '20260301-0571', count: 2, total: '30.00', highestWin: '19019.50', onAgain: fn() },
  }),
};

export const ClosedBeforeItArrived: Story = {
  args: withSlip({ isOpen: false, nextIssue: '20260301-0572' }),
  render: (args) => <WithDrawClosed {...args} />,
};

export const ReplyLost: Story = { args: withSlip({ isSent: true, progress: 'looking' }) };

export const Closed: Story = {
  render: (args) => {
    const { current, ...draw } = args.draw;
    return (
      <BettingView
        {...args}
        draw={{ ...draw, current: current && { ...current, closesAt: 0 }, isOpen: false, last: 'drawing' }}
        dock={{ ...args.dock, isOpen: false }}
      />
    );
  },
};

export const TooLittleMoney: Story = {
  args: { dock: { ...numero().dock, balance: '12.50' } },
  render: (args) => <WithMoneyMissing {...args} />,
};

export const MoneyMissingOnTheSlip: Story = {
  args: withSlip({ balance: '12.50', onDeposit: fn() }),
  render: (args) => <WithSlipUnpaid {...args} />,
};

export const FirstSecond: Story = {
  render: (args) => (
    <BettingView {...args} draw={{ ...args.draw, current: undefined, last: undefined, isOpen: false }} />
  ),
};

export const DrawMissing: Story = {
  render: (args) => <BettingView {...args} draw={{ ...args.draw, current: undefined, hasFailed: true }} />,
};
