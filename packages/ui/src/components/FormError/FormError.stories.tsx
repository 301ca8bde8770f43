import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, FormError } from './FormError.tsx';

const meta = { title: 'Components/FormError', component: FormError } satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {
  render: (_, { globals }) => <FormError>{textsOf(globals).formError}</FormError>,
};

export const SummaryLeadsToTheField: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <ErrorSummary title={t.mistakes} errors={[{ fieldId: 'name', message: t.usernameError }, { fieldId: 'other', message: t.formError }]} />
        <TextField id="name" label={t.username} error={t.usernameError} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.usernameError }));
    await expect(canvas.getByLabelText(t.username)).toHaveFocus();
  },
};
