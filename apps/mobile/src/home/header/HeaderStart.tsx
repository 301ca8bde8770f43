import { MenuButton } from '../../shell/SideMenu/MenuButton.tsx';
import { Brand } from './Brand.tsx';

/** At the bar's start in both versions: everything else there is, and the house. */
export function HeaderStart() {
  return (
    <>
      <MenuButton />
      <Brand />
    </>
  );
}
