import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Countdown, type TimeLeft } from './Countdown.tsx';

const inBengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);

/** Formats `{ days, hours, minutes }` in words. The smallest unit is omitted if there is a larger one. */
const sayWith =
  (word: (count: number, unit: 'days' | 'hours' | 'minutes') => string, less: string) =>
  ({ days, hours, minutes }: TimeLeft) =>
    [
      days > 0 && word(days, 'days'),
      hours > 0 && word(hours, 'hours'),
      days === 0 && minutes > 0 && word(minutes, 'minutes'),
    ]
      .filter(Boolean)
      .join(' ') || less;

const words = {
  EN: {
    label: 'Betting closes in',
    endedText: 'The draw is closed',
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
    toNumerals: String,
    remainingText: sayWith((count, unit) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`, 'less than a minute'),
  },
  BN: {
    label: 'বাজি বন্ধ হতে বাকি',
    endedText: 'ড্র বন্ধ হয়ে গেছে',
    units: { days: 'দিন', hours: 'ঘণ্টা', minutes: 'মিনিট', seconds: 'সেকেন্ড' },
    toNumerals: inBengali,
    remainingText: sayWith(
      (count, unit) => `${inBengali(String(count))} ${{ days: 'দিন', hours: 'ঘণ্টা', minutes: 'মিনিট' }[unit]}`,
      'এক মিনিটের কম',
    ),
  },
  UR: {
    label: 'شرط بند ہونے میں باقی',
    endedText: 'قرعہ اندازی بند ہو چکی ہے',
    units: { days: 'دن', hours: 'گھنٹے', minutes: 'منٹ', seconds: 'سیکنڈ' },
    toNumerals: String,
    remainingText: sayWith(
      (count, unit) => `${count} ${{ days: 'دن', hours: 'گھنٹے', minutes: 'منٹ' }[unit]}`,
      'ایک منٹ سے کم',
    ),
  },
  PT: {
    label: 'As apostas fecham em',
    endedText: 'O sorteio está fechado',
    units: { days: 'dias', hours: 'horas', minutes: 'min', seconds: 'seg' },
    toNumerals: String,
    remainingText: sayWith(
      (count, unit) => `${count} ${{ days: 'dias', hours: 'horas', minutes: 'minutos' }[unit]}`,
      'menos de um minuto',
    ),
  },
};

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** A deadline this many milliseconds after the story is shown, by the fake clock if the story has one. */
const after = (ms: number) => ({ parameters: { msLeft: ms } });

/** A countdown with the deadline of its story. The time before it is shown is not included. */
function FromNow({ msLeft, ...props }: ComponentProps<typeof Countdown> & { msLeft: number | undefined }) {
  const [start] = useState(Date.now);
  return <Countdown {...props} deadline={msLeft === undefined ? props.deadline : start + msLeft} />;
}

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { deadline: 0, label: '', remainingText: () => '', endedText: '', toNumerals: String, onEnd: fn() },
  argTypes: { units: { control: false } },
  render: (args, { globals, parameters }) => (
    <FromNow {...args} {...wordsIn(globals, words)} msLeft={parameters['msLeft']} />
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The time until a draw closes, a code may be sent again or an offer ends. It counts by the server's clock to a deadline, so it is correct after the phone has slept. No keyboard stop. A screen reader reads the remaining time when it reaches the element, and then politely once a minute; switch that off if many are next to each other. Not for a wait without a known end: use Progress.",
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const latin = (text: string) => text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
/** The visible numbers. */
const figuresOf = (canvas: Canvas) =>
  [...canvas.getByRole('timer').querySelectorAll('[class*="figure"]:not([class*="figures"])')].map((figure) =>
    Number(latin(figure.textContent)),
  );

export const InBoxes: Story = {
  ...after(2 * day + 4 * hour + 59 * minute + 30 * second),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(globals, words);
    await expect(canvas.getByRole('timer', { name: t.label })).toHaveTextContent(t.units.hours);
    await expect(figuresOf(canvas).slice(0, 3)).toEqual([2, 4, 59]);
  },
};

export const InALine: Story = {
  ...after(2 * hour + 14 * minute + 9 * second),
  render: (args, { globals, parameters }) => (
    <FromNow {...args} {...wordsIn(globals, words)} units={undefined} msLeft={parameters['msLeft']} />
  ),
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas).slice(0, 2)).toEqual([2, 14]);
  },
};

/** The ring shows the share of the time that is left: here a quarter. */
export const InARing: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const now = Date.now();
    return (
      <Countdown
        {...args}
        {...wordsIn(globals, words)}
        units={undefined}
        startsAt={now - 45 * second}
        deadline={now + 15 * second}
      />
    );
  },
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const arc = () => canvas.getByRole('timer').querySelector('circle + circle')?.getAttribute('stroke-dasharray');
      await expect(arc()).toBe('25 200');
      await pass(15 * second);
      await expect(arc()).toBeUndefined();
    }),
};

/** The numbers change each second. The announcement does not change, and the content beside it does not move. */
export const CountsDownInMinutes: Story = {
  tags: ['!autodocs'],
  ...after(hour + 30 * minute + 30 * second),
  play: async ({ canvas, globals, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const said = canvas.getByText(
        wordsIn(globals, words).remainingText({ days: 0, hours: 1, minutes: 30, seconds: 0 }),
      );
      await expect(said).toHaveAttribute('aria-live', 'polite');
      let changes = 0;
      const observer = new MutationObserver(() => (changes += 1));
      observer.observe(said, { childList: true, characterData: true, subtree: true });
      await fontsSettled();
      const { width } = canvas.getByRole('timer').getBoundingClientRect();
      const seconds = figuresOf(canvas).at(-1)!;
      await pass(1000);
      await expect(figuresOf(canvas).at(-1)).toBe(seconds - 1);
      await pass(1000);
      await expect(figuresOf(canvas).at(-1)).toBe(seconds - 2);
      observer.disconnect();
      await expect(changes).toBe(0);
      await expect(canvas.getByRole('timer').getBoundingClientRect().width).toBe(width);
    }),
};

/** Narrow and wide digits have the same width, in every script. */
export const LayoutIsStable: Story = {
  render: (args, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <>
        {['11', '00', '48'].map((text) => (
          <Countdown key={text} {...args} {...t} deadline={Date.now() + hour} toNumerals={() => t.toNumerals(text)} />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await fontsSettled();
    const widths = canvas.getAllByRole('timer').map((timer) => timer.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** After the phone slept for an hour without timers, the time is correct immediately. */
export const RightAfterASleep: Story = {
  ...after(2 * hour + 30 * minute + 30 * second),
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas).slice(0, 2)).toEqual([2, 30]);
    await withFakeClock(async ({ pass }) => {
      const { now } = Date;
      Date.now = () => now() + hour;
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      await expect(figuresOf(canvas).slice(0, 2)).toEqual([1, 30]);
    });
  },
};

/** The clock of the phone is ten minutes behind the server's clock. */
export const ByTheServersClock: Story = {
  ...after(30 * minute + 30 * second),
  args: { clockOffset: 10 * minute },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas).slice(0, 2)).toEqual([0, 20]);
  },
};

export const EndsOnlyOnce: Story = {
  tags: ['!autodocs'],
  ...after(1.2 * second),
  play: async ({ args, canvas, globals, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const t = wordsIn(globals, words);
      await expect(
        canvas.getByText(t.remainingText({ days: 0, hours: 0, minutes: 0, seconds: 1 })),
      ).toBeInTheDocument();
      await fontsSettled();
      const { height } = canvas.getByRole('timer').getBoundingClientRect();
      await expect(args.onEnd).not.toHaveBeenCalled();
      await pass(1200);
      await expect(args.onEnd).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('timer')).toHaveTextContent(t.endedText);
      await expect(canvas.getByRole('timer').getBoundingClientRect().height).toBeCloseTo(height, 0);
      await pass(minute);
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      await expect(args.onEnd).toHaveBeenCalledOnce();
    }),
};

/** If the deadline is over before the countdown is shown, `onEnd` is called immediately, and only once. */
export const AlreadyOver: Story = {
  args: { deadline: 1 },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(wordsIn(globals, words).endedText);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
