import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const about = `
Text only for screen readers, if the visible layout already explains the content: the heading of a list below a search field, the
unit of a value.

**Keyboard.** It must not contain focusable elements, because their focus would be invisible.

**Not for** hiding content temporarily (\`hidden\`), and not for labels of controls, which have \`aria-label\`.
`;

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: null },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {
  render: (_, { globals }) => (
    <VisuallyHidden>
      <h1>{textsOf(globals).games}</h1>
    </VisuallyHidden>
  ),
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { name: textsOf(globals).games });
    await expect(heading.parentElement?.getBoundingClientRect().width).toBe(1);
  },
};

export const InsideText: Story = {
  render: (_, { globals }) => (
    <p>
      <span aria-hidden>12</span>
      <VisuallyHidden as="span">{`12 ${textsOf(globals).unread}`}</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const said = canvas.getByText(`12 ${textsOf(globals).unread}`);
    await expect(said.tagName).toBe('SPAN');
    await expect(said.getBoundingClientRect().height).toBe(1);
    // The hidden element does not make the page wider.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
