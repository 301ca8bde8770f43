import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { CaptchaField } from './CaptchaField.tsx';

const meta = { title: 'Components/CaptchaField', component: CaptchaField, args: { label: '', pictureLabel: '', refreshLabel: '', onRefresh: fn() } } satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherPicture: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <CaptchaField {...args} label={t.captcha} pictureLabel={t.captchaPicture} refreshLabel={t.refresh} picture={sampleCaptcha} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textsOf(globals).captcha), '12345678');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Awaited: Story = {
  args: { isRefreshing: true },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <CaptchaField {...args} label={t.captcha} pictureLabel={t.captchaPicture} refreshLabel={t.refresh} error={t.formError} />;
  },
};
