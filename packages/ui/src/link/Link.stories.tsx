import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../stories/sampleTexts.ts';
import { ButtonLink } from '../components/Button/Button.tsx';
import { Link, LinkComponentProvider } from './Link.tsx';
import type { LinkProps } from './LinkContext.ts';

const about = `
A link without its own styles. Components with \`href\` render it. An app sets its implementation once with
\`<LinkComponentProvider value={AppLink}>\`, where \`AppLink\` takes the props of an \`<a>\` and renders the router's link. Without it,
links are plain \`<a>\`.

**Keyboard, screen readers.** A link.

**Not for** actions: use a \`Button\`, even if it looks like a link.
`;

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#home' },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const AppLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`${href}?by=app`}>
    {children}
  </a>
);

export const Plain: Story = {
  render: ({ href }, { globals }) => <Link href={href}>{textsOf(globals).home}</Link>,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: textsOf(globals).home })).toHaveAttribute('href', '#home');
  },
};

export const TheAppsOwn: Story = {
  render: ({ href }, { globals }) => (
    <LinkComponentProvider value={AppLink}>
      <Link href={href} aria-current="page">
        {textsOf(globals).home}
      </Link>
      <ButtonLink href={href}>{textsOf(globals).more}</ButtonLink>
    </LinkComponentProvider>
  ),
  play: async ({ canvas, globals }) => {
    const home = canvas.getByRole('link', { name: textsOf(globals).home });
    await expect(home).toHaveAttribute('href', '#home?by=app');
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: textsOf(globals).more })).toHaveAttribute('href', '#home?by=app');
  },
};
