import { SettingsButton } from '@livery/features/preferences';
import { ClosedScreen, type Closure } from '@livery/features/status';
import { LicenceNote } from '../home/LicenceNote.tsx';

interface ClosedSiteProps {
  closure: Closure;
  onUnanswered: () => void;
}

/** A closed house: the screen that says why, with the choice of language, and the licence at its foot. */
export function ClosedSite(closed: ClosedSiteProps) {
  return <ClosedScreen {...closed} tools={<SettingsButton />} note={<LicenceNote />} />;
}
