import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { FeedbackFormView, type FeedbackFormViewProps, type FeedbackValues } from './FeedbackFormView.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import styles from './FeedbackView.module.css';

type Shown = Omit<FeedbackFormViewProps, 'form' | 'checks'> & {
  /** The values of the form. */
  values?: FeedbackValues;
};

/** The view with its own form, as on the screen. */
function FeedbackForm({ values = { category: '', text: '' }, ...rest }: Shown) {
  const form = useForm<FeedbackValues>({ defaultValues: values, shouldFocusError: false });
  return (
    <div className={styles.top}>
      <FeedbackFormView {...rest} form={form} checks={noChecks} />
    </div>
  );
}

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackForm,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    pictures: [],
    onAdd: fn(),
    onRemove: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
    hasToRemove: false,
    failure: undefined,
    mayHaveArrived: false,
  },
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = { category: 'GAME', text: 'চাকাটি থেমে আছে। The wheel stands still after the second spin.' };
/** Creates a file that starts like a PNG but cannot be rendered. */
const torn = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });
const pictures = [
  { id: '1', file: torn('wheel.png') },
  { id: '2', file: torn('a-very-long-name-of-a-screenshot-2026-03-01.png') },
];

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello');
    await expect(canvas.getByText('5/140')).toBeVisible();
  },
};
export const Filled: Story = { args: { values, pictures } };
export const Sending: Story = { args: { values, pictures, isBusy: true } };
export const PictureRefused: Story = {
  args: {
    values,
    pictures: pictures.map((one, index) => (index === 1 ? { ...one, refusal: 'FILE_SIZE' } : one)),
    hasToRemove: true,
  },
};
export const NoAnswer: Story = {
  args: { values, failure: { code: 'TIMEOUT', message: 'no answer' }, mayHaveArrived: true },
};
export const RateLimited: Story = {
  args: { values, failure: { code: 'TOO_MANY', message: 'too many', retryAfterSeconds: 3_600 } },
};
export const Sent: Story = {
  render: () => (
    <div className={styles.top}>
      <FeedbackSent onAnother={() => undefined} />
    </div>
  ),
};
