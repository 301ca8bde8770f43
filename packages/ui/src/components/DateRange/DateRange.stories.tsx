import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import { type DayRange, lastDays } from './days.ts';

const table = {
  EN: {
    label: 'Time',
    fromLabel: 'From',
    toLabel: 'To',
    help: 'Up to 90 days back',
    today: 'Today',
    week: '7 days',
    month: '30 days',
    orderError: 'The first day comes after the last.',
    limitsError: 'Choose days of the last 90 days.',
    failed: 'There is nothing between these days.',
  },
  BN: {
    label: 'সময়',
    fromLabel: 'থেকে',
    toLabel: 'পর্যন্ত',
    help: '৯০ দিন আগে পর্যন্ত',
    today: 'আজ',
    week: '৭ দিন',
    month: '৩০ দিন',
    orderError: 'প্রথম দিনটি শেষ দিনের পরে।',
    limitsError: 'গত ৯০ দিনের মধ্যে বেছে নিন।',
    failed: 'এই দিনগুলোর মধ্যে কিছু নেই।',
  },
  UR: {
    label: 'مدت',
    fromLabel: 'سے',
    toLabel: 'تک',
    help: '90 دن پہلے تک',
    today: 'آج',
    week: '7 دن',
    month: '30 دن',
    orderError: 'پہلا دن آخری دن کے بعد ہے۔',
    limitsError: 'پچھلے 90 دنوں میں سے چنیں۔',
    failed: 'ان دنوں میں کچھ نہیں۔',
  },
  PT: {
    label: 'Período',
    fromLabel: 'De',
    toLabel: 'Até',
    help: 'Até 90 dias atrás',
    today: 'Hoje',
    week: '7 dias',
    month: '30 dias',
    orderError: 'O primeiro dia vem depois do último.',
    limitsError: 'Escolha dias dos últimos 90.',
    failed: 'Não há nada entre esses dias.',
  },
};

const today = '2026-11-21';

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  args: {
    label: '',
    fromLabel: '',
    toLabel: '',
    orderError: '',
    value: { from: '', to: '' },
    onChange: fn(),
    min: lastDays(today, 90).from,
    max: today,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A range of days, both days included, for histories and reports. Import it from `@livery/ui/dates`, with `lastDays` and `rangeProblem`. Both days are the platform’s date inputs: a phone opens its usual calendar, and the value is always YYYY-MM-DD. `today` is the day at the merchant, so calculate the ranges of the chips from it. Chips are toggle buttons that report their state. A range in the wrong order shows its error immediately, but the callback still gets it: check it with `rangeProblem` before a request. Not for a day with a time, and not for a birthday.',
      },
    },
  },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const { today: oneDay, week, month, failed: _, help: __, ...rest } = wordsIn(globals, table);
  const presets = [
    [oneDay, 1],
    [week, 7],
    [month, 30],
  ] as const;
  return {
    ...rest,
    presets: presets.map(([label, days]) => ({ id: String(days), label, range: lastDays(today, days) })),
  };
};

function Held({ start, ...range }: DateRangeProps & { start: DayRange }) {
  const [value, setValue] = useState(start);
  return (
    <DateRange
      {...range}
      value={value}
      onChange={(next) => {
        range.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Preset: Story = {
  render: (args, { globals }) => (
    <Held {...args} {...words(globals)} start={lastDays(today, 7)} help={wordsIn(globals, table).help} />
  ),
};

export const Empty: Story = {
  render: (args, { globals }) => <Held {...args} {...words(globals)} start={{ from: '', to: '' }} isRequired />,
};

export const WithoutPresets: Story = {
  render: (args, { globals }) => (
    <Held
      {...args}
      {...words(globals)}
      presets={[]}
      start={lastDays(today, 30)}
      error={wordsIn(globals, table).failed}
    />
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args, { globals }) => <Held {...args} {...words(globals)} start={lastDays(today, 1)} />,
};

export const ChipsAndDaysAreOne: Story = {
  render: (args, { globals }) => <Held {...args} {...words(globals)} start={lastDays(today, 7)} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    await expect(canvas.getByRole('button', { name: w.week })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: w.month }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-23', to: today });
    await expect(canvas.getByRole('button', { name: w.week })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: w.month })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(w.fromLabel)).toHaveValue('2026-10-23');
    await fireEvent.change(canvas.getByLabelText(w.fromLabel), { target: { value: '2026-11-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: today });
    for (const chip of canvas.getAllByRole('button')) await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const WrongOrderIsAnnounced: Story = {
  render: (args, { globals }) => (
    <Held
      {...args}
      {...words(globals)}
      start={{ from: '2026-11-20', to: '2026-11-10' }}
      help={wordsIn(globals, table).help}
    />
  ),
  play: async ({ canvas, globals }) => {
    const w = wordsIn(globals, table);
    const [from, to] = [canvas.getByLabelText(w.fromLabel), canvas.getByLabelText(w.toLabel)];
    for (const day of [from, to]) {
      await expect(day).toBeInvalid();
      await expect(day).toHaveAccessibleDescription(w.orderError);
    }
    await fireEvent.change(to, { target: { value: '2026-11-20' } });
    await expect(from).toBeValid();
    await fireEvent.change(to, { target: { value: '2026-11-22' } });
    await expect(to).toHaveAccessibleDescription(w.limitsError);
  },
};
