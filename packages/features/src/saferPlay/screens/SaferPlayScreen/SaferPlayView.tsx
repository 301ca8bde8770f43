import type { PlayLimit, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import type { ContactRowsProps } from '@livery/ui';
import type { BreakChoice } from '../../model/breaks.ts';
import { BreakHolds } from './BreakHolds.tsx';
import { BreakSection } from './BreakSection.tsx';
import { HelpPart } from './HelpPart.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import styles from './SaferPlayView.module.css';
import { SessionPart } from './SessionPart.tsx';

export interface SaferPlayViewProps {
  saferPlay: SaferPlay;
  /** Whether the last request failed. */
  isStale: boolean;
  /** Whether the player has just taken the current break here. */
  isBreakNew: boolean;
  /** The help contacts of the licence. */
  contacts: ContactRowsProps['contacts'];
  onOpenLimit: (limit: PlayLimit) => void;
  /** The chosen break; undefined if there is none. */
  chosen: BreakChoice | undefined;
  /** Called with the id of a break. */
  onChoose: (id: string) => void;
  /** Called when the player takes the chosen break. */
  onTake: () => void;
}

/** The result of this login, the limits, the breaks, and help. A current break comes first. */
export function SaferPlayView({
  saferPlay,
  isStale,
  isBreakNew,
  contacts,
  onOpenLimit,
  ...choice
}: SaferPlayViewProps) {
  const { t } = useTexts('saferPlay');
  return (
    <div className={styles.screen}>
      {isStale && (
        <p role="status" className={styles.stale}>
          {t('notUpToDate')}
        </p>
      )}
      {saferPlay.break && <BreakHolds held={saferPlay.break} isNew={isBreakNew} />}
      <SessionPart session={saferPlay.session} />
      <LimitsSection limits={saferPlay.limits} onOpen={onOpenLimit} />
      <BreakSection {...choice} saferPlay={saferPlay} />
      <HelpPart contacts={contacts} />
    </div>
  );
}
