import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const about = `
A setting with two or three short answers, all visible: dark or light, by user name or by mobile number. It takes effect immediately.

**Keyboard.** Radio buttons: Tab reaches the chosen one, arrow keys choose.

**Screen readers** read the question (\`label\`), the answer, its position and the number of answers.

**Not for** lists under a heading (\`TabBar\`), not for on and off (\`Switch\`), and not for more than three answers or long ones
(\`ChoiceList\`, \`Select\`).
`;

const words = {
  EN: {
    period: 'Period',
    day: 'Today',
    week: 'This week',
    month: 'This month',
    how: 'Log in with',
    name: 'User name',
    mobile: 'Mobile number and a code',
  },
  BN: {
    period: 'সময়কাল',
    day: 'আজ',
    week: 'এই সপ্তাহ',
    month: 'এই মাস',
    how: 'লগ ইন করুন',
    name: 'ব্যবহারকারীর নাম',
    mobile: 'মোবাইল নম্বর ও একটি কোড',
  },
  UR: {
    period: 'مدت',
    day: 'آج',
    week: 'اس ہفتے',
    month: 'اس مہینے',
    how: 'لاگ اِن بذریعہ',
    name: 'صارف نام',
    mobile: 'موبائل نمبر اور ایک کوڈ',
  },
  PT: {
    period: 'Período',
    day: 'Hoje',
    week: 'Esta semana',
    month: 'Este mês',
    how: 'Entrar com',
    name: 'Nome de usuário',
    mobile: 'Número de celular e um código',
  },
};

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: '', options: [], chosen: '', onChoose: () => {} },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choice<Id extends string>({ chosen: start, ...rest }: Omit<SegmentedControlProps<Id>, 'onChoose'>) {
  const [chosen, setChosen] = useState(start);
  return <SegmentedControl {...rest} chosen={chosen} onChoose={setChosen} />;
}

export const DarkOrLight: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <Choice
        label={t.theme}
        chosen="dark"
        options={[
          { id: 'dark', label: t.dark, icon: <Moon /> },
          { id: 'light', label: t.light, icon: <Sun /> },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByText(textsOf(globals).light));
    await expect(canvas.getByRole('radio', { name: textsOf(globals).light })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: textsOf(globals).dark })).not.toBeChecked();
  },
};

export const Three: Story = {
  render: (_, { globals }) => {
    const { period, day, week, month } = wordsIn(globals, words);
    return (
      <Choice
        label={period}
        chosen="week"
        options={[
          { id: 'day', label: day },
          { id: 'week', label: week },
          { id: 'month', label: month },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { period, week, month } = wordsIn(globals, words);
    await expect(canvas.getByRole('radiogroup', { name: period })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: week })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: month })).toBeChecked();
  },
};

export const LongWords: Story = {
  render: (_, { globals }) => {
    const { how, name, mobile } = wordsIn(globals, words);
    return (
      <Choice
        label={how}
        chosen="mobile"
        options={[
          { id: 'name', label: name },
          { id: 'mobile', label: mobile },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.parentElement!.getBoundingClientRect());
    // Both options are equally wide and high, and their words wrap.
    await expect(Math.abs(first!.width - second!.width)).toBeLessThanOrEqual(1);
    await expect(Math.abs(first!.height - second!.height)).toBeLessThanOrEqual(1);
  },
};

export const NothingSelected: Story = {
  render: (_, { globals }) => {
    const { how, name, mobile } = wordsIn(globals, words);
    return (
      <Choice<string>
        label={how}
        chosen=""
        options={[
          { id: 'name', label: name },
          { id: 'mobile', label: mobile },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
