import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { LinkContext, type LinkProps } from './LinkContext.ts';

interface LinkComponentProviderProps {
  /**
   * Takes the props of an `<a>`; an app passes an adapter of its router:
   * `({ href, ...rest }) => <RouterLink to={href} {...rest} />`.
   */
  value: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Set once at the root of an app, so that links of components go through its router. Without it they are plain `<a>`. */
export function LinkComponentProvider({ value, children }: LinkComponentProviderProps) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** A link of the app, without its own styles. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props);
}
