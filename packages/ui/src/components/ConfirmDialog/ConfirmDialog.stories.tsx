import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, title: '', confirmLabel: '', cancelLabel: '', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

export const Logout: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <ConfirmDialog {...args} title={t.logoutQuestion} confirmLabel={t.confirm} cancelLabel={t.cancel} isDanger>{t.logoutMore}</ConfirmDialog>;
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
