import type { LinkProps } from '@livery/ui';
import { Link } from 'react-router-dom';
import { RouterLink } from '../shell/RouterLink.tsx';

/**
 * Link in the menu. It replaces the menu's entry in the browser's history. So one step back shows the page without the
 * menu.
 */
export function MenuLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} replace {...rest} /> : <RouterLink href={href} {...rest} />;
}
