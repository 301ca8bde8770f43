import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Trophy } from 'lucide-react';
import { Shortcut } from './Shortcut.tsx';
import { useUnclaimedRewards } from './useUnclaimedRewards.ts';

/**
 * Links to the rewards, and shows how many can be claimed. It is a separate component, so that a new number does not
 * render the other shortcuts.
 */
export function RewardsShortcut() {
  const { t } = useTexts('home');
  return <Shortcut icon={Trophy} label={t('shortcutRewards')} href={paths.rewards} count={useUnclaimedRewards()} />;
}
