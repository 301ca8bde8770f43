import { useOnDemand } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { fetchMenu } from './fetchMenu.ts';

/** Opens the side menu, which comes when it is first wanted: from the moment a finger is on the button. */
export function MenuButton() {
  const { t, texts } = useTexts('common');
  const { Part: SideMenu, want, ahead } = useOnDemand(() => fetchMenu(texts));
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await want());

  return (
    <>
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={ahead}
        onClick={() => void open()}
      >
        <Menu aria-hidden />
      </IconButton>
      {SideMenu && <SideMenu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
