import { useTexts } from '@livery/i18n/react';
import { DrawerTiles } from '@livery/ui/dialog';
import { useMenuTiles } from './useMenuTiles.tsx';

/** The shortcuts of the menu. */
export function MenuTiles() {
  const { t } = useTexts('menu');
  return <DrawerTiles label={t('shortcuts')} tiles={useMenuTiles()} />;
}
