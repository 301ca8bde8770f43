import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { PasswordField } from './PasswordField.tsx';

const table = {
  EN: { help: '6 to 16 letters and digits', error: 'Too short: 6 letters or digits at least.' },
  BN: { help: '৬ থেকে ১৬টি অক্ষর ও সংখ্যা', error: 'খুব ছোট: কমপক্ষে ৬টি অক্ষর বা সংখ্যা দিন।' },
  UR: { help: '6 سے 16 حروف اور ہندسے', error: 'بہت مختصر: کم از کم 6 حروف یا ہندسے لکھیں۔' },
  PT: { help: '6 a 16 letras e números', error: 'Curta demais: pelo menos 6 letras ou números.' },
};

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: '', showLabel: '', hideLabel: '' },
  parameters: {
    docs: {
      description: {
        component:
          'A password field with an eye button. Set `autoComplete="current-password"` for login and `"new-password"` for a new password; otherwise password managers offer none. Tab reaches the eye button; a screen reader reads the effect of a press. A tap on it keeps the caret, and with it the keyboard of a phone. Not for codes from messages (CodeField).',
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const t = textsOf(globals);
  return { label: t.password, showLabel: t.show, hideLabel: t.hide };
};

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <PasswordField {...args} {...words(globals)} help={w.help} isRequired autoComplete="new-password" />
        <PasswordField {...args} {...words(globals)} error={w.error} autoComplete="new-password" defaultValue="river" />
        <PasswordField {...args} {...words(globals)} autoComplete="off" defaultValue="river-42" disabled />
      </>
    );
  },
};

export const ShowsAndHides: Story = {
  render: (args, { globals }) => (
    <PasswordField {...args} {...words(globals)} autoComplete="current-password" defaultValue="river" />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const input = canvas.getByLabelText(t.password);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: t.show }));
    await expect(input).toHaveAttribute('type', 'text');
    // The input keeps the focus, so that the phone's keyboard stays open and the player can continue to type.
    await expect(input).toHaveFocus();
    await userEvent.keyboard('-42');
    await expect(input).toHaveValue('river-42');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.hide })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
