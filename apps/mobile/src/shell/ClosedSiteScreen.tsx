import { SettingsButton } from '@livery/features/preferences';
import { ClosedScreen, type Closure } from '@livery/features/site';
import { LicenceNote } from './LicenceNote.tsx';

interface ClosedSiteScreenProps {
  closure: Closure;
  onUnanswered: () => void;
}

/** A closed house: the screen that says why, with the choice of language, and the licence at its foot. */
export function ClosedSiteScreen(closed: ClosedSiteScreenProps) {
  return <ClosedScreen {...closed} tools={<SettingsButton />} note={<LicenceNote />} />;
}
