import type { PlayLimit, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import type { ContactRowsProps } from '@livery/ui';
import type { BreakChoice } from '../../model/breaks.ts';
import { BreakHolds } from './BreakHolds.tsx';
import { BreakPart } from './BreakPart.tsx';
import { HelpPart } from './HelpPart.tsx';
import { LimitsPart } from './LimitsPart.tsx';
import styles from './SaferPlayView.module.css';
import { SessionPart } from './SessionPart.tsx';

export interface SaferPlayViewProps {
  saferPlay: SaferPlay;
  /** The latest answer did not come. */
  isStale: boolean;
  /** Whether the break that holds was taken here and now. */
  isBreakNew: boolean;
  /** Who helps players. */
  contacts: ContactRowsProps['contacts'];
  onOpenLimit: (limit: PlayLimit) => void;
  /** The break that is chosen; undefined until one is. */
  chosen: BreakChoice | undefined;
  /** Called with the id of a break. */
  onChoose: (id: string) => void;
  /** The chosen break is wanted. */
  onTake: () => void;
}

/** What this login came to, the limits, a break, and help. A break that holds comes first. */
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
      <LimitsPart limits={saferPlay.limits} onOpen={onOpenLimit} />
      <BreakPart {...choice} saferPlay={saferPlay} />
      <HelpPart contacts={contacts} />
    </div>
  );
}
