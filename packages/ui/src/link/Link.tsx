import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { LinkContext, type LinkProps } from './LinkContext.ts';

interface LinkComponentProviderProps {
  /**
   * The component for links. It has the props of an `<a>`. An app passes an adapter for its router: `({ href, ...rest
   * }) => <RouterLink to={href} {...rest} />`.
   */
  value: ComponentType<LinkProps>;
  children: ReactNode;
}

/**
 * Sets the component for all links below it. Use it once at the root of an app, so that links use the router. Without
 * it, links are plain `<a>` elements.
 */
export function LinkComponentProvider({ value, children }: LinkComponentProviderProps) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** A link without styles of its own. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props);
}
