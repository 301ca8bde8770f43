import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../stories/sampleTexts.ts';
import { ButtonLink } from '../components/Button/Button.tsx';
import { Link, LinkComponentProvider } from './Link.tsx';
import type { LinkProps } from './LinkContext.ts';

const meta = { title: 'Components/Link', component: Link, args: { href: '#home' } } satisfies Meta<typeof Link>;
export default meta;

const AppLink = ({ href, children, ...rest }: LinkProps) => <a {...rest} href={`${href}?by=app`}>{children}</a>;

export const TheAppsOwn: StoryObj<typeof meta> = {
  render: ({ href }, { globals }) => (
    <>
      <Link href={href}>{textsOf(globals).home}</Link>
      <LinkComponentProvider value={AppLink}><ButtonLink href={href}>{textsOf(globals).more}</ButtonLink></LinkComponentProvider>
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: textsOf(globals).home })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('link', { name: textsOf(globals).more })).toHaveAttribute('href', '#home?by=app');
  },
};
