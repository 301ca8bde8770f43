import { OverlayButton } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { Search } from 'lucide-react';
import { gameSearchCode } from './gameSearchCode.ts';

/** Opens the search over all games. */
export function GameSearchButton() {
  const { t } = useTexts('games');
  return (
    <OverlayButton label={t('search')} code={gameSearchCode} area="search">
      <Search aria-hidden />
    </OverlayButton>
  );
}
