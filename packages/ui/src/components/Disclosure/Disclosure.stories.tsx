import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Disclosure } from './Disclosure.tsx';

const about = `
Hides content that most players do not need, such as the optional fields of a long form. It is the platform's \`<details>\`: the
summary can be focused, Enter and Space open it, screen readers read whether it is open. Its content keeps its state.

**Not for** required fields or errors: open it if a field inside has an error.
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
