import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'Components/FormError',
  component: FormError,
  parameters: {
    docs: {
      description: {
        component:
          'An error of the whole form: the wrong password, no network. One sentence with the next step, above the button. A screen reader announces it when it appears. `Form` renders it from its `failure`. Not for an error of one field: use the field’s `error`.',
      },
    },
  },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {
  render: (_, { globals }) => <FormError>{textsOf(globals).formError}</FormError>,
};

function Failing({ button, sentence }: { button: string; sentence: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <FormError>{hasFailed && sentence}</FormError>
      <Button variant="primary" onClick={() => setHasFailed(true)}>
        {button}
      </Button>
    </>
  );
}

export const AnnouncedWhenItAppears: Story = {
  render: (_, { globals }) => <Failing button={textsOf(globals).login} sentence={textsOf(globals).formError} />,
  play: async ({ canvas, globals, userEvent }) => {
    // The live region exists before it gets a text.
    const place = canvas.getByRole('alert');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(place).toHaveTextContent(textsOf(globals).formError);
  },
};
