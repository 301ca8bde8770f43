import { sampleValues } from '@livery/api/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { StatementsView } from './StatementsView.tsx';

const [paid] = sampleValues.getRebates.content;
const states = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'CARRIED'] as const;
const rows = states.map((state, index) => ({
  ...paid!,
  id: String(500 + index),
  month: `2026-0${5 - index}`,
  state,
  amount: state === 'CARRIED' ? '-12345678.50' : '160.00',
}));
const statements = historyPages(rows);

const meta = {
  title: 'Screens/Statements of an agent',
  component: StatementsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { kind: 'rebates', onKind: fn(), listId: 'rebates', statements },
} satisfies Meta<typeof StatementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await expect(args.onKind).toHaveBeenCalledWith('salary');
  },
};
export const OneMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await within(canvas.getByRole('list')).findAllByRole('button'))[4]!);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('504');
  },
};
export const None: Story = { args: { kind: 'dividend', statements: { ...statements, rows: [] } } };
export const Loading: Story = { args: { statements: { ...statements, rows: [], isLoading: true } } };
export const Offline: Story = {
  args: { statements: { ...statements, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { statements: { ...statements, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
