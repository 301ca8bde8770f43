import { SettingsButton } from '@livery/features/preferences';
import { ClosedScreen, type Closure } from '@livery/features/site';
import { LicenceNote } from './LicenceNote.tsx';

interface ClosedSiteScreenProps {
  closure: Closure;
  onUnanswered: () => void;
}

/** Screen of a closed site: the reason, the choice of language, and the licence. */
export function ClosedSiteScreen(closed: ClosedSiteScreenProps) {
  return <ClosedScreen {...closed} tools={<SettingsButton />} note={<LicenceNote />} />;
}
