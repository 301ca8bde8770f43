import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { CaptchaField } from './CaptchaField.tsx';

const table = {
  EN: { help: 'The digits of the picture', error: 'These are not the digits of the picture. Here is another one.' },
  BN: { help: 'ছবির সংখ্যাগুলো', error: 'সংখ্যাগুলো ছবির সাথে মেলেনি। এখানে আরেকটি ছবি।' },
  UR: { help: 'تصویر کے ہندسے', error: 'یہ تصویر کے ہندسے نہیں۔ یہ رہی دوسری تصویر۔' },
  PT: { help: 'Os números da imagem', error: 'Não são os números da imagem. Aqui está outra.' },
};

const meta = {
  title: 'Components/CaptchaField',
  component: CaptchaField,
  args: { label: '', pictureLabel: '', refreshLabel: '', onRefresh: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A picture with a few digits, and a field for them: at most six digits, in any script. The picture is a button; its name describes it and tells that a press loads another one. While a picture loads, the arrows turn and its space is reserved. Use it only if the gateway requires it, because captchas annoy players.',
      },
    },
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const t = textsOf(globals);
  return { label: t.captcha, pictureLabel: t.captchaPicture, refreshLabel: t.refresh };
};

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <CaptchaField {...args} {...words(globals)} help={w.help} isRequired picture={sampleCaptcha} />
        <CaptchaField {...args} {...words(globals)} error={w.error} picture={sampleCaptcha} defaultValue="7231" />
        <CaptchaField {...args} {...words(globals)} picture={sampleCaptcha} isRefreshing />
        <CaptchaField {...args} {...words(globals)} isRefreshing />
      </>
    );
  },
};

export const ReplacedPicture: Story = {
  name: '[VAL-04] accepts digits only, six at most, and a press loads another picture',
  render: (args, { globals }) => <CaptchaField {...args} {...words(globals)} picture={sampleCaptcha} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const input = canvas.getByLabelText(t.captcha);
    await userEvent.type(input, '12a345678');
    await expect(input).toHaveValue('123456');
    await userEvent.clear(input);
    await userEvent.paste('۱۲ ৩৪');
    await expect(input).toHaveValue('1234');
    const picture = canvas.getByRole('button', { name: `${t.captchaPicture}. ${t.refresh}` });
    await userEvent.click(picture);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
  },
};
