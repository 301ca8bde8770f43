import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Toast, ToastRegion } from './Toast.tsx';

const meta = { title: 'Components/Toast', component: Toast, args: { children: '' } } satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <Toast {...args}>{t.loginFirst}</Toast>
        <Toast {...args} kind="success">{t.saved}</Toast>
        <Toast {...args} kind="failure">{t.offlineToast}</Toast>
        <Toast {...args} kind="loading">{t.wait}</Toast>
      </>
    );
  },
};

export const InItsRegion: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <ToastRegion label={t.notices}><Toast {...args} kind="success">{t.saved}</Toast></ToastRegion>;
  },
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('status', { name: textsOf(globals).notices });
    await expect(region).toHaveTextContent(textsOf(globals).saved);
    await expect(region).toBeVisible();
  },
};
