import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const about = `
A confirmation of an action that can't be undone: logging out, giving up a bonus, moving money.

**Keyboard.** The focus starts on the cancel button, so that a hasty Enter does not confirm. Escape and the mask cancel too; the mask
ignores clicks for 300 ms. While it is busy, the main button keeps its size and ignores presses, and the dialog can't be cancelled,
because the confirmed action is already being executed.

**Screen readers** read the question as the name and the consequences as the description.

**Not for** actions that can be undone: execute them, and offer to undo them in a toast.
`;

const words = {
  EN: {
    giveUp: 'Give up the bonus?',
    giveUpMore: '{{500.00}} of bonus money and what you won with it will be gone.',
    giveUpYes: 'Yes, give it up',
    keep: 'Keep the bonus',
    trial: 'Trial accounts have no member centre',
    register: 'Register now',
  },
  BN: {
    giveUp: 'বোনাস ছেড়ে দেবেন?',
    giveUpMore: '{{500.00}} বোনাস এবং তা দিয়ে জেতা টাকা আর থাকবে না।',
    giveUpYes: 'হ্যাঁ, ছেড়ে দিচ্ছি',
    keep: 'বোনাস রাখুন',
    trial: 'ট্রায়াল অ্যাকাউন্টে সদস্য কেন্দ্র নেই',
    register: 'এখনই নিবন্ধন করুন',
  },
  UR: {
    giveUp: 'بونس چھوڑ دیں؟',
    giveUpMore: '{{500.00}} بونس اور اس سے جیتی ہوئی رقم ختم ہو جائے گی۔',
    giveUpYes: 'ہاں، چھوڑ دیں',
    keep: 'بونس رکھیں',
    trial: 'آزمائشی اکاؤنٹ میں ممبر سینٹر نہیں ہوتا',
    register: 'ابھی رجسٹر کریں',
  },
  PT: {
    giveUp: 'Desistir do bônus?',
    giveUpMore: 'Você perde {{500.00}} de bônus e o que ganhou com ele.',
    giveUpYes: 'Sim, desistir',
    keep: 'Ficar com o bônus',
    trial: 'Contas de teste não têm central do membro',
    register: 'Cadastrar agora',
  },
};

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, title: '', confirmLabel: '', cancelLabel: '', onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Logout: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <ConfirmDialog {...args} title={t.logoutQuestion} confirmLabel={t.confirm} cancelLabel={t.cancel} isDanger>
        {t.logoutMore}
      </ConfirmDialog>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const cancel = await canvas.findByRole('button', { name: t.cancel });
    await expect(cancel).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongButtons: Story = {
  render: (args, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <ConfirmDialog {...args} title={t.giveUp} confirmLabel={t.giveUpYes} cancelLabel={t.keep} isDanger>
        {t.giveUpMore}
      </ConfirmDialog>
    );
  },
};

export const WithoutDanger: Story = {
  render: (args, { globals }) => {
    const t = wordsIn(globals, words);
    return <ConfirmDialog {...args} title={t.trial} confirmLabel={t.register} cancelLabel={textsOf(globals).cancel} />;
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <ConfirmDialog {...args} title={t.logoutQuestion} confirmLabel={t.confirm} cancelLabel={t.cancel} isDanger>
        {t.logoutMore}
      </ConfirmDialog>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.confirm) }));
    await userEvent.click(canvas.getByRole('button', { name: t.cancel }));
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const EscapeGoesBack: Story = {
  render: Logout.render!,
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
