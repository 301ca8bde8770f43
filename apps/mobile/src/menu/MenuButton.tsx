import { lazyCode, OverlayButton } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { Menu } from 'lucide-react';

const menu = lazyCode(() => import('./SideMenu.tsx'), 'SideMenu');

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTexts('common');
  return (
    <OverlayButton label={t('menu')} code={menu} area="menu">
      <Menu aria-hidden />
    </OverlayButton>
  );
}
