import type { LinkProps } from '@livery/ui';
import { Link } from 'react-router-dom';
import { RouterLink } from '../RouterLink.tsx';

/** A link of the menu. What it leads to takes the menu's place in the browser's history, so that one step back shows the page without the menu. */
export function MenuLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} replace {...rest} /> : <RouterLink href={href} {...rest} />;
}
