import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const table = {
  EN: {
    sound: 'Sounds',
    soundHint: 'Of games and of big wins',
    news: 'News of promotions by SMS',
    night: 'Quiet between 22:00 and 08:00',
    long: 'Ask for my payment password before each withdrawal, even of small amounts',
  },
  BN: {
    sound: 'শব্দ',
    soundHint: 'গেম ও বড় জয়ের',
    news: 'এসএমএসে প্রচারণার খবর',
    night: 'রাত ১০টা থেকে সকাল ৮টা নীরব',
    long: 'প্রতিবার টাকা তোলার আগে, অল্প হলেও, আমার পেমেন্ট পাসওয়ার্ড চাওয়া হোক',
  },
  UR: {
    sound: 'آوازیں',
    soundHint: 'گیمز اور بڑی جیت کی',
    news: 'ایس ایم ایس پر پروموشنز کی خبریں',
    night: 'رات 10 سے صبح 8 بجے تک خاموش',
    long: 'ہر بار رقم نکالنے سے پہلے، چاہے کم ہو، میرا ادائیگی کا پاس ورڈ پوچھا جائے',
  },
  PT: {
    sound: 'Sons',
    soundHint: 'Dos jogos e dos grandes prêmios',
    news: 'Novidades de promoções por SMS',
    night: 'Silêncio entre 22:00 e 08:00',
    long: 'Pedir minha senha de pagamento antes de cada saque, mesmo pequeno',
  },
};

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: '', onChange: fn(), onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A setting that is switched on or off immediately. The whole row can be tapped; Space switches it; a screen reader reads "switch, on". A tick on the thumb marks the state without relying on colour, and the thumb moves in the writing direction. During a change (`isBusy`) presses are ignored. Not for a choice that takes effect when a form is sent (Checkbox).',
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <div>
        <Switch {...args} label={w.sound} hint={w.soundHint} defaultChecked />
        <Switch {...args} label={w.news} />
        <Switch {...args} label={w.news} isBusy defaultChecked />
        <Switch {...args} label={w.night} disabled defaultChecked />
        <Switch {...args} label={w.night} disabled />
        <Switch {...args} label={w.long} hint={w.soundHint} />
      </div>
    );
  },
};

export const Toggles: Story = {
  render: (args, { globals }) => (
    <Switch {...args} label={wordsIn(globals, table).sound} hint={wordsIn(globals, table).soundHint} />
  ),
  play: async ({ canvas, globals, userEvent, args }) => {
    const w = wordsIn(globals, table);
    const control = canvas.getByRole('switch', { name: w.sound });
    await expect(control).toHaveAccessibleDescription(w.soundHint);
    await userEvent.click(canvas.getByText(w.sound));
    await expect(control).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

function Saving(props: SwitchProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = () => {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), 300);
  };
  return (
    <Switch
      {...props}
      isBusy={isBusy}
      onChange={(event) => {
        props.onChange?.(event);
        save();
      }}
    />
  );
}

export const BusyIgnoresTaps: Story = {
  render: (args, { globals }) => <Saving {...args} label={wordsIn(globals, table).sound} />,
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(control);
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(control);
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await expect(control).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledOnce();
      await pass(300);
    });
    // A press that was refused has no side effect, so the next press works.
    await expect(control).not.toHaveAttribute('aria-busy');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
