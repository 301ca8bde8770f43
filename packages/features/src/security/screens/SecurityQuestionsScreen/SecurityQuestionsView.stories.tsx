import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { type QuestionsValues, untouchedQuestions } from '../../model/questionsValues.ts';
import { SecurityQuestionsView, type SecurityQuestionsViewProps } from './SecurityQuestionsView.tsx';

type Shown = Omit<SecurityQuestionsViewProps, 'form' | 'checks' | 'failure'> & {
  /** The values of the form. */
  values?: Partial<QuestionsValues>;
  /** The fields with an error. */
  wrong?: 'fields' | 'password';
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function SecurityQuestions({ values, wrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('questions');
  const { t: security } = useTexts('security');
  const { t: common } = useTexts('common');
  const form = useForm<QuestionsValues>({ defaultValues: { ...untouchedQuestions([], []), ...values } });
  const { setError } = form;
  useEffect(() => {
    if (wrong === 'fields') {
      setError('secondQuestion', { message: t('questionMissing', { number: '2' }) });
      setError('thirdAnswer', { message: t('answerShort', { number: '3' }) });
    }
    if (wrong === 'password') setError('password', { message: security('loginWrong') });
  }, [wrong, setError, t, security]);
  return (
    <SecurityQuestionsView
      {...rest}
      form={form}
      checks={noChecks}
      failure={isOffline ? common('offline') : undefined}
    />
  );
}

const meta = {
  title: 'Screens/Security questions',
  component: SecurityQuestions,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    questions: [
      { questionId: 'firstSchool', text: 'What was your first school called?' },
      { questionId: 'childhoodFriend', text: 'Who was your best friend as a child?' },
      { questionId: 'firstJob', text: 'Where was your first job?' },
      { questionId: 'firstPet', text: 'What was your first pet called?' },
    ],
    hasAnswered: false,
    hasPaymentPassword: true,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof SecurityQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  firstQuestion: 'firstSchool',
  firstAnswer: 'Sunrise',
  secondQuestion: 'firstJob',
  secondAnswer: 'ঢাকা',
  thirdQuestion: 'firstPet',
  thirdAnswer: 'Milo',
  password: 'play4fun',
  paymentPassword: '246810',
};

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('combobox');
    await userEvent.selectOptions(first!, 'firstJob');
    await expect(second!.querySelector('[value=firstJob]')).toBeNull();
    await expect(second!.querySelector('[value=firstPet]')).not.toBeNull();
  },
};
export const Again: Story = { args: { hasAnswered: true, values: filled } };
export const WithoutPaymentPassword: Story = { args: { hasPaymentPassword: false } };
export const InvalidFields: Story = {
  args: { values: { ...filled, secondQuestion: '', thirdAnswer: 'M' }, wrong: 'fields' },
};
export const PasswordWrong: Story = { args: { values: filled, wrong: 'password' } };
export const Saving: Story = { args: { values: filled, isBusy: true } };
export const Offline: Story = { args: { values: filled, isOffline: true } };
