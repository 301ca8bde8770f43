import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { CopyCode } from './CopyCode.tsx';

const words = {
  EN: {
    label: 'Invitation code',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    refusedText: 'Selected. Hold it and choose Copy.',
  },
  BN: {
    label: 'আমন্ত্রণ কোড',
    copyLabel: 'কপি করুন',
    copiedLabel: 'কপি হয়েছে',
    refusedText: 'নির্বাচিত হয়েছে। চেপে ধরে কপি বেছে নিন।',
  },
  UR: {
    label: 'دعوتی کوڈ',
    copyLabel: 'کاپی کریں',
    copiedLabel: 'کاپی ہو گیا',
    refusedText: 'منتخب ہو گیا۔ دبا کر رکھیں اور کاپی چنیں۔',
  },
  PT: {
    label: 'Código de convite',
    copyLabel: 'Copiar',
    copiedLabel: 'Copiado',
    refusedText: 'Selecionado. Prima sem soltar e escolha Copiar.',
  },
};

const meta = {
  title: 'Components/CopyCode',
  component: CopyCode,
  args: { label: '', code: 'RIVER-7Q2M', copyLabel: '', copiedLabel: '', refusedText: '', onCopied: fn() },
  render: (args, { globals }) => <CopyCode {...args} {...wordsIn(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component:
          "An invitation code, an order number or a wallet that can be read and copied with one press. Keyboard: one button. A screen reader reads the label with the code, and announces politely that it was copied. If the browser does not allow copying, the code is selected and a text explains the next step. Not for a link to share: use a button that opens the phone's share sheet.",
      },
    },
  },
} satisfies Meta<typeof CopyCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const clipboard = (answer: () => Promise<void>) => () => {
  const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(answer);
  return () => spy.mockRestore();
};

export const Copies: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsIn(globals, words);
    await expect(canvas.getByRole('group', { name: t.label })).toHaveTextContent(args.code);
    await fontsSettled();
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    // The testing library would replace the browser's clipboard.
    const press = canvas.getByRole('button', { name: t.copyLabel });
    await withFakeClock(async ({ pass }) => {
      press.click();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.copiedLabel));
      await expect(press).toHaveAccessibleName(t.copiedLabel);
      await expect(press.getBoundingClientRect().width).toBe(width);
      // React starts the timer after the render.
      await pass(0);
      await pass(1499);
      await expect(canvas.getByRole('status')).toHaveTextContent(t.copiedLabel);
      await pass(1);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.code);
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(press).toHaveAccessibleName(t.copyLabel);
    await userEvent.tab();
    await expect(press).toHaveFocus();
  },
};

/** Some browsers inside other apps provide no clipboard. */
export const Refused: Story = {
  beforeEach: clipboard(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))),
  play: async ({ args, canvas, globals }) => {
    const t = wordsIn(globals, words);
    canvas.getByRole('button', { name: t.copyLabel }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.refusedText));
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(String(getSelection())).toBe(args.code);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

/** The address of a wallet can wrap at every character and never makes the page wider. */
export const LongAddress: Story = {
  args: { code: 'TX9mZ4bHq2vVgk7uL3eYxCw8Rr5sNf6PjD1aKtQoMhEi', size: 'small' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
