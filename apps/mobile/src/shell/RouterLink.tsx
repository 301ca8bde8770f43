import type { LinkProps } from '@livery/ui';
import { Link } from 'react-router-dom';

/** A link of the design system, through the router where it stays in the app. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}
