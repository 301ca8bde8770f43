import { MenuButton } from '../../menu/MenuButton.tsx';
import { Brand } from './Brand.tsx';

/** Start of the bar in both versions: the menu button and the logo. */
export function HeaderStart() {
  return (
    <>
      <MenuButton />
      <Brand />
    </>
  );
}
