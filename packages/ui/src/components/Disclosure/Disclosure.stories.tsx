import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Disclosure } from './Disclosure.tsx';

const about = `
Folds away what most people can do without, such as the optional fields of a long form. It is the platform's \`<details>\`: the
summary takes the focus, Enter and Space open it, screen readers say whether it is open. What is inside keeps its state.

**Not for** what has to be filled in, nor for errors: open it where something inside is wrong.
`;

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: '', isOpen: false, onToggle: () => undefined, children: null },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ texts, startsOpen }: { texts: ReturnType<typeof textsOf>; startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Disclosure title={texts.more} hint={texts.noDataMore} isOpen={isOpen} onToggle={setOpen}>
      <p>{texts.logoutMore}</p>
    </Disclosure>
  );
}

export const Closed: Story = {
  render: (_, { globals }) => <Sample texts={textsOf(globals)} startsOpen={false} />,
  play: async ({ canvas, globals, userEvent }) => {
    const inside = canvas.getByText(textsOf(globals).logoutMore);
    await expect(inside).not.toBeVisible();
    await userEvent.click(canvas.getByText(textsOf(globals).more));
    await expect(inside).toBeVisible();
    await userEvent.click(canvas.getByText(textsOf(globals).more));
    await expect(inside).not.toBeVisible();
  },
};

export const Open: Story = { render: (_, { globals }) => <Sample texts={textsOf(globals)} startsOpen /> };
