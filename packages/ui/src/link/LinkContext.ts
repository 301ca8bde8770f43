import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

/** What every link of this package is rendered with. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app, such as `/m/login`, or a whole URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The component of every link; null means the platform's own `<a>`. */
export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);
