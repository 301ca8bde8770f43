import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';

const menu = lazyCode(() => import('./SideMenu.tsx'), 'SideMenu');

/** Opens the side menu. Its code loads from the moment a finger touches the button. */
export function MenuButton() {
  const { t } = useTexts('common');
  const { Component: SideMenu, request, prefetch } = useCodeOnDemand(menu, 'menu');
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await request());

  return (
    <>
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prefetch}
        onClick={() => void open()}
      >
        <Menu aria-hidden />
      </IconButton>
      {SideMenu && <SideMenu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
