import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

/** The props of every link of this package. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the app, for example `/m/login`, or a whole URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The component of every link. Null is the native `<a>`. */
export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);
