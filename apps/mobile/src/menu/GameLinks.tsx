import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { CategoryIcon, List, ListRow } from '@livery/ui';
import { Gamepad2, LayoutGrid } from 'lucide-react';

/** Links to the games, as rows: games by category, slots, and the game centre with all kinds. */
export function GameLinks() {
  const { t } = useTexts('shell');
  return (
    <List holds="links">
      <ListRow icon={<Gamepad2 aria-hidden />} title={t('games')} href={paths.games} />
      <ListRow icon={<CategoryIcon category="RNG" />} title={t('slots')} href={paths.slots} />
      <ListRow icon={<LayoutGrid aria-hidden />} title={t('gameCenter')} href={paths.gameCentre} />
    </List>
  );
}
