import type { LinkProps } from '@livery/ui';
import { Link } from 'react-router-dom';

/** Link component for the design system: addresses of the app go through the router, others are plain links. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}
