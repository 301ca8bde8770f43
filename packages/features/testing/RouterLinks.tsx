import { LinkComponentProvider, type LinkProps } from '@livery/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** Makes the links inside it use the router, as in the app. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkComponentProvider value={RouterLink}>{children}</LinkComponentProvider>;
}
