import { languageOf } from '@livery/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import type { Bar } from './bar.ts';
import { BarChart } from './BarChart.tsx';
import { BarChartSkeleton } from './BarChartSkeleton.tsx';

const about = `
Values over time as bars: one kind of value, about thirty bars at most. Next to it is a scale of two to four round values, and below it
as many days as fit. Negative values are below the zero line. One bar is marked, at first the newest, with its value above the chart.

**Touch.** A tap anywhere in a bar's column marks it.

**Keyboard.** One tab stop. Left and right move the mark in the visible direction, up to a newer value, down to an older one; Home and
End select the oldest and the newest value.

**Screen readers** get all values as a table, and the mark as a slider that reads day and value. Drawing, scale and days are hidden.

**Not for** a few values (\`Stats\`), and not for several kinds of values. Import it from \`@livery/ui/chart\`, with the screen that shows it.
`;

const words = {
  EN: { turnover: 'Turnover', day: 'Day' },
  BN: { turnover: 'টার্নওভার', day: 'দিন' },
  UR: { turnover: 'ٹرن اوور', day: 'دن' },
  PT: { turnover: 'Volume apostado', day: 'Dia' },
};

const firstDay = Date.UTC(2026, 1, 12);
const dayLength = 86_400_000;

/** One bar for each day. The labels are days as numbers; each story formats them in its language. */
const barsOf = (values: readonly number[]): Bar[] =>
  values.map((value, index) => {
    const day = String(firstDay + index * dayLength);
    return { label: day, shortLabel: day, value, text: value.toFixed(2) };
  });

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: { label: '', barsLabel: '', bars: [], scaleText: String },
  parameters: { docs: { description: { component: about } } },
  render: ({ bars }, { globals }) => {
    const { turnover, day } = wordsIn(globals, words);
    const { tag } = languageOf(String(globals['language']));
    const whole = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const scale = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
    return (
      <BarChart
        label={turnover}
        barsLabel={day}
        bars={bars.map(({ label, value, text }) => ({
          label: whole.format(Number(label)),
          shortLabel: short.format(Number(label)),
          value,
          text: amountIn(globals, text),
        }))}
        scaleText={(value) => scale.format(value)}
      />
    );
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const month = Array.from({ length: 30 }, (_, index) => ((index * 7919) % 31) * 3150);

/** The line above the drawing. */
const markedLine = (canvas: HTMLElement) => canvas.querySelector('figcaption + p')!;
/** The tap areas of the bars: the last elements of the drawing, because they are on top. */
const columns = (canvas: HTMLElement, count: number) => [...canvas.querySelectorAll('svg > rect')].slice(-count);
const isMirrored = () => document.documentElement.dir === 'rtl';

/** Asserts that visible labels do not touch each other, and that none is outside the page. */
async function expectLabelsApart(canvas: HTMLElement, fewest: number) {
  await fontsSettled();
  await waitFor(async () => {
    const row = canvas.querySelector('svg')!.parentElement!.nextElementSibling!;
    const shown = [...row.querySelectorAll('bdi')].filter((label) => getComputedStyle(label).visibility === 'visible');
    await expect(shown.length).toBeGreaterThanOrEqual(fewest);
    const boxes = shown.map((label) => label.getBoundingClientRect());
    if (isMirrored()) boxes.reverse();
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(index === 0 ? 0 : boxes[index - 1]!.right - 0.5);
      await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  });
}

export const ThirtyDays: Story = {
  tags: ['whole'],
  args: { bars: barsOf(month) },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const figureOf = (index: number) => amountIn(globals, args.bars.at(index)!.text);
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(markedLine(canvasElement)).toHaveTextContent(figureOf(-1));

    const column = columns(canvasElement, 30)[3]!;
    const { left, top, width, height } = column.getBoundingClientRect();
    // High above a low bar: the whole column is the target, and no element is over it.
    await expect(document.elementFromPoint(left + width / 2, top + height * 0.05)).toBe(column);
    await userEvent.click(column);
    await expect(markedLine(canvasElement)).toHaveTextContent(figureOf(3));

    const slider = canvas.getByRole('slider', { name: wordsIn(globals, words).turnover });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard(isMirrored() ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(markedLine(canvasElement)).toHaveTextContent(figureOf(4));
    await userEvent.keyboard('{Home}');
    await expect(markedLine(canvasElement)).toHaveTextContent(figureOf(0));
    await userEvent.keyboard('{End}');
    await expect(markedLine(canvasElement)).toHaveTextContent(figureOf(-1));
    await expectLabelsApart(canvasElement, 3);
  },
};

export const NarrowAndLarge: Story = {
  tags: ['whole'],
  args: { bars: barsOf(month) },
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: '200', language: 'BN' },
  play: async ({ canvasElement }) => {
    await expectLabelsApart(canvasElement, 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { bars: barsOf(month.slice(0, 7)) },
  globals: { language: 'UR' },
  play: async ({ canvasElement }) => {
    const [first, second] = columns(canvasElement, 7).map((column) => column.getBoundingClientRect().left);
    await expect(first!).toBeGreaterThan(second!);
    await expectLabelsApart(canvasElement, 2);
  },
};

export const ThreeDays: Story = {
  args: { bars: barsOf([1200, 0, 48_000]) },
  play: async ({ canvasElement }) => expectLabelsApart(canvasElement, 3),
};

export const OneDay: Story = {
  args: { bars: barsOf([500]) },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Home}{End}');
    await expect(markedLine(canvasElement)).toHaveTextContent(amountIn(globals, '500.00'));
  },
};

/** Only the zero line is shown, because a scale would suggest that there are other values. */
export const NothingToTransfer: Story = {
  args: { bars: barsOf(month.map(() => 0)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg > line')).toHaveLength(1);
  },
};

export const BelowZero: Story = {
  args: { bars: barsOf([4000, -2500, 0, 7000, -6200, 1500, -300]) },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const rects = [...canvasElement.querySelectorAll('svg > rect')];
    const [gain, loss] = rects.slice(-14, -12).map((bar) => bar.getBoundingClientRect());
    // The gain is above the zero line, the loss is below it.
    await expect(Math.abs(gain!.bottom - loss!.top)).toBeLessThanOrEqual(1);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(markedLine(canvasElement)).toHaveTextContent(amountIn(globals, '-2500.00'));
  },
};

export const Loading: Story = { render: () => <BarChartSkeleton /> };
