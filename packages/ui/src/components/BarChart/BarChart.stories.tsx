import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BarChart } from './BarChart.tsx';

const shares = [120, 0, 640, 1000, 380, 910, 45, 300, 770, 0, 0, 510];

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: { label: '', barsLabel: '', bars: [] },
  parameters: {
    docs: {
      description: {
        component:
          'Figures over time, by height: one kind of figure, some thirty bars at most. The drawing is hidden from screen readers, which read a table of all figures. Below zero there is nothing to draw: show such figures as `Stats`.',
      },
    },
  },
  render: ({ bars }, { globals }) => {
    const t = textsOf(globals);
    return (
      <BarChart
        label={t.balance}
        barsLabel={t.messages}
        bars={bars.map((bar) => ({ ...bar, text: amountIn(globals, bar.text) }))}
      />
    );
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  args: { bars: shares.map((share, index) => ({ label: `${index + 1}`, share, text: `${share * 100}.00` })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(shares.length + 1);
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(shares.length);
  },
};
export const Nothing: Story = {
  args: { bars: shares.map((_, index) => ({ label: `${index + 1}`, share: 0, text: '0.00' })) },
};
export const One: Story = { args: { bars: [{ label: '1', share: 1000, text: '500.00' }] } };
