import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const table = {
  EN: {
    label: 'SMS code',
    help: 'Sent to +880 1712-345678',
    error: 'This code has expired. Ask for another one.',
    fetchLabel: 'Get code',
    sendingLabel: 'Sending',
    waitLabel: (seconds: number) => `${seconds} s`,
  },
  BN: {
    label: 'এসএমএস কোড',
    help: '+880 1712-345678 নম্বরে পাঠানো হয়েছে',
    error: 'এই কোডের মেয়াদ শেষ। আরেকটি চেয়ে নিন।',
    fetchLabel: 'কোড নিন',
    sendingLabel: 'পাঠানো হচ্ছে',
    waitLabel: (seconds: number) => `${seconds} সে.`,
  },
  UR: {
    label: 'ایس ایم ایس کوڈ',
    help: '\u2068+880 1712-345678\u2069 پر بھیجا گیا',
    error: 'اس کوڈ کی میعاد ختم ہو گئی۔ دوسرا منگوائیں۔',
    fetchLabel: 'کوڈ حاصل کریں',
    sendingLabel: 'بھیجا جا رہا ہے',
    waitLabel: (seconds: number) => `${seconds} سیکنڈ`,
  },
  PT: {
    label: 'Código por SMS',
    help: 'Enviado para +880 1712-345678',
    error: 'Este código expirou. Peça outro.',
    fetchLabel: 'Obter código',
    sendingLabel: 'Enviando',
    waitLabel: (seconds: number) => `${seconds} s`,
  },
};

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: '', fetchLabel: '', sendingLabel: '', waitLabel: String, onFetch: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A one-time code and the button that requests it. At most ten digits, in any script; the phone offers the code of a new message. The button changes from "get" to "sending" to seconds and back. The seconds are calculated from a point in time, so that they are correct after the phone has slept. During the wait the button can be focused and explains the wait, but a press has no effect. Not for passwords, and not for a captcha.',
      },
    },
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: NonNullable<Story['render']> = (args, { globals }) => {
  const { error: _, ...words } = wordsIn(globals, table);
  return <CodeField {...args} {...words} />;
};

export const Idle: Story = { render };

export const Sending: Story = {
  args: { isSending: true },
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: wordsIn(globals, table).sendingLabel });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onFetch).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { waitUntil: Date.UTC(2100, 0), defaultValue: '4821' },
  render: (args, { globals }) => {
    const { error: _, ...words } = wordsIn(globals, table);
    return <CodeField {...args} {...words} waitLabel={() => words.waitLabel(58)} />;
  },
};

export const InvalidValues: Story = {
  args: { defaultValue: '482193' },
  render: (args, { globals }) => <CodeField {...args} {...wordsIn(globals, table)} />,
};

export const Disabled: Story = {
  args: { disabled: true },
  render,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFetch).not.toHaveBeenCalled();
  },
};

function Asking({ wait, ...field }: CodeFieldProps & { wait: number }) {
  const [waitUntil, setWaitUntil] = useState<number>();
  return (
    <CodeField
      {...field}
      waitUntil={waitUntil}
      onFetch={() => {
        field.onFetch();
        setWaitUntil(Date.now() + wait);
      }}
    />
  );
}

export const CountsDownAndResets: Story = {
  name: '[VAL-05] counts down in seconds without a request, then offers the code again',
  render: (args, { globals }) => {
    const { error: _, help: __, ...words } = wordsIn(globals, table);
    return <Asking {...args} {...words} wait={2000} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const button = canvas.getByRole('button', { name: w.fetchLabel });
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(button);
      await expect(args.onFetch).toHaveBeenCalledOnce();
      await expect(button).toHaveTextContent(w.waitLabel(2));
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await pass(1000);
      await expect(button).toHaveTextContent(w.waitLabel(1));
      await pass(999);
      await expect(button).toHaveTextContent(w.waitLabel(1));
      await pass(1);
      await expect(button).toHaveTextContent(w.fetchLabel);
      await expect(args.onFetch).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFetch).toHaveBeenCalledTimes(2);
    });
  },
};

export const RightAfterSleep: Story = {
  render: (args, { globals }) => {
    const { error: _, help: __, ...words } = wordsIn(globals, table);
    return <Asking {...args} {...words} wait={60_000} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(button);
      await expect(button).toHaveTextContent(w.waitLabel(60));
      // Simulates a phone that sleeps for 50 seconds: the clock advances, but no timer runs.
      const { now } = Date;
      Date.now = () => now() + 50_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      await expect(button).toHaveTextContent(w.waitLabel(10));
    });
  },
};

export const ChecksTheClock: Story = {
  name: '[LOGIN-03] follows a clock that is set forward within 500 ms',
  render: (args, { globals }) => {
    const { error: _, help: __, ...words } = wordsIn(globals, table);
    return <Asking {...args} {...words} wait={60_000} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(button);
      await expect(button).toHaveTextContent(w.waitLabel(60));
      const { now } = Date;
      Date.now = () => now() + 20_000;
      await pass(499);
      await expect(button).toHaveTextContent(w.waitLabel(60));
      await pass(1);
      await expect(button).toHaveTextContent(w.waitLabel(40));
    });
  },
};

export const PastedInAnyDigits: Story = {
  name: '[VAL-05] digits of any script are accepted, words are removed, ten digits at most',
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText(wordsIn(globals, table).label);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('Your code: ৪৮২ ১৯৩');
    await expect(input).toHaveValue('482193');
    await userEvent.paste('۷٧-00999');
    await expect(input).toHaveValue('4821937700');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.type(input, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('4821937700');
    await expect((input as HTMLInputElement).selectionStart).toBe(3);
  },
};

export const PastedMessage: Story = {
  name: '[VAL-05] of a pasted message only the code is used, even with other numbers in it',
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText(wordsIn(globals, table).label);
    await userEvent.type(input, '77');
    await userEvent.paste('Livery: your code is 482193. It is good for 10 minutes.\n\n@example.com #482193');
    await expect(input).toHaveValue('482193');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const FromTheMessage: Story = {
  name: '[VAL-05] Web OTP fills in the code, and no message is read after the field is unmounted',
  render: (args, { globals }) => {
    const { error: _, help: __, ...w } = wordsIn(globals, table);
    return <Asking {...args} {...w} wait={60_000} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    let send: (message: { code: string }) => void = () => {};
    const message = new Promise<{ code: string }>((resolve) => (send = resolve));
    const get = fn((_: CredentialRequestOptions) => message);
    const { credentials } = navigator;
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    Object.assign(window, { OTPCredential: Object });
    try {
      await userEvent.click(canvas.getByRole('button', { name: w.fetchLabel }));
      await waitFor(() => expect(get).toHaveBeenCalledOnce());
      await expect(get.mock.calls[0]![0]).toMatchObject({ otp: { transport: ['sms'] } });
      send({ code: '482193' });
      await waitFor(() => expect(canvas.getByLabelText(w.label)).toHaveValue('482193'));
      await expect(args.onChange).toHaveBeenCalledOnce();
    } finally {
      Reflect.deleteProperty(window, 'OTPCredential');
      Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    }
  },
};
