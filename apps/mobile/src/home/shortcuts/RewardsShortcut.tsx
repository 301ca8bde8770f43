import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Trophy } from 'lucide-react';
import { Shortcut } from './Shortcut.tsx';
import { useUnclaimedRewards } from './useUnclaimedRewards.ts';

/** Leads to the rewards, and says how many wait. Apart from the other shortcuts, which that number is nothing to. */
export function RewardsShortcut() {
  const { t } = useTexts('home');
  return <Shortcut icon={Trophy} label={t('shortcutRewards')} href={paths.rewards} count={useUnclaimedRewards()} />;
}
