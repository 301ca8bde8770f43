import { loadCode } from '@livery/foundation/code';
import { type TextsInstance, loadTexts } from '@livery/i18n/react';

/** Gets the side menu and its words. Rejects when they can't be had, and may be asked again. */
export async function fetchMenu(texts: TextsInstance) {
  const [SideMenu] = await Promise.all([
    loadCode(async () => (await import('./SideMenu.tsx')).SideMenu),
    loadTexts(texts, 'menu'),
  ]);
  return SideMenu;
}
