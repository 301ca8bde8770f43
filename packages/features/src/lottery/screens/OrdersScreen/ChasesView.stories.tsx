import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { sampleChases } from '../../testing/sampleChases.ts';
import { CancelView } from './CancelView.tsx';
import { ChaseRow } from './ChaseRow.tsx';
import { ChasesView } from './ChasesView.tsx';

const onAsk = fn();
const chases = historyPages(Object.values(sampleChases).map((chase, index) => ({ ...chase, chaseId: String(index) })));

const meta = {
  title: 'Screens/Lottery chases',
  component: ChasesView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    listId: 'all',
    chases,
    onBet: fn(),
    renderRow: (chase) => (
      <ChaseRow
        chase={chase}
        kind="numero"
        renderCancel={(describedBy) => (
          <CancelView
            what="chase"
            amount="140.00"
            canCancel={chase.canCancel}
            isAsking={false}
            progress="idle"
            failure={undefined}
            refunded={undefined}
            describedBy={describedBy}
            onAsk={onAsk}
            onKeep={fn()}
            onConfirm={fn()}
          />
        )}
      />
    ),
  },
} satisfies Meta<typeof ChasesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chases: Story = {
  play: async ({ canvas }) => {
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars[0]).toHaveAttribute('value', '3');
  },
};
export const Loading: Story = { args: { chases: { ...chases, rows: [], isLoading: true } } };
export const None: Story = {
  args: { chases: { ...chases, rows: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onBet).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = { args: { chases: { ...chases, rows: [], failure: { code: 'INTERNAL', message: '' } } } };
