import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Stat, Stats } from './Stat.tsx';

const words = {
  EN: { won: 'Won today', lost: 'Lost today', bets: 'Bets', turnover: 'Turnover since the beginning' },
  BN: { won: 'আজ জিতেছেন', lost: 'আজ হেরেছেন', bets: 'বাজি', turnover: 'শুরু থেকে টার্নওভার' },
  UR: { won: 'آج جیتے', lost: 'آج ہارے', bets: 'شرطیں', turnover: 'شروع سے ٹرن اوور' },
  PT: { won: 'Ganho hoje', lost: 'Perdido hoje', bets: 'Apostas', turnover: 'Volume desde o início' },
};

const meta = {
  title: 'Components/Stat',
  component: Stat,
  subcomponents: { Stats },
  args: { label: '', value: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Two to four related values: won and lost, players and turnover. No keyboard stop. A screen reader reads each label with its value. Do not use only colour: give the value its sign. Not for the main amount of a screen: use Balance.',
      },
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <Stats>
        <Stat label={t.won} value={`+${amountIn(globals, '1200.00')}`} tone="positive" />
        <Stat label={t.lost} value={`−${amountIn(globals, '350.50')}`} tone="danger" />
        <Stat label={t.bets} value="48" />
      </Stats>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await fontsSettled();
    const tops = canvas.getAllByRole('definition').map((figure) => figure.getBoundingClientRect().top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  },
};

export const LongestFigures: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <Stats>
        <Stat label={t.turnover} value={textsOf(globals).amount} />
        <Stat label={t.won} value={textsOf(globals).amount} />
      </Stats>
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <Stats>
        <Stat label={t.won} value={undefined} />
        <Stat label={t.bets} value={undefined} />
      </Stats>
    );
  },
};
