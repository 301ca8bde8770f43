import { gatewayTime } from '@livery/api/client';
import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { Button, ChoiceList, ScreenPart } from '@livery/ui';
import { useEffect, useRef } from 'react';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { type BreakChoice, breakEnd, breaksOffered } from '../../model/breaks.ts';
import { BreakConsequences } from './BreakConsequences.tsx';
import styles from './BreakSection.module.css';

interface BreakSectionProps {
  saferPlay: SaferPlay;
  /** The chosen break; undefined if there is none. */
  chosen: BreakChoice | undefined;
  /** Called with the id of a break. */
  onChoose: (id: string) => void;
  /** Called when the player takes the chosen break. */
  onTake: () => void;
}

/**
 * The lengths to choose from, the consequences of the chosen break, and the button that opens the confirmation. During
 * a break, only longer breaks are offered.
 */
export function BreakSection({ saferPlay, chosen, onChoose, onTake }: BreakSectionProps) {
  const { t } = useTexts('saferPlay');
  const { length, moment } = useLimitFormats();
  const now = gatewayTime();
  const { timeOuts, exclusions } = breaksOffered(saferPlay, now);
  const part = useShownWhenChosen(chosen !== undefined);
  if (timeOuts.length + exclusions.length === 0) return null;

  const choices = (label: string, offered: readonly BreakChoice[]) =>
    offered.length > 0 && (
      <ScreenPart title={label} look="quiet" level={3}>
        <ChoiceList
          label={label}
          choices={offered.map((choice) => ({
            id: choice.id,
            label: length(choice),
            hint: t('breakUntil', { day: moment(breakEnd(choice, now)) }),
          }))}
          chosen={chosen?.id ?? ''}
          onChoose={onChoose}
        />
      </ScreenPart>
    );

  return (
    <div ref={part} className={styles.choice}>
      <ScreenPart
        title={t(saferPlay.break ? 'longer' : 'takeBreak')}
        words={t(saferPlay.break ? 'longerWords' : 'breakIntro')}
      >
        {choices(t('timeOut'), timeOuts)}
        {choices(t('exclusion'), exclusions)}
        <BreakConsequences />
        <Button size="large" isBlock disabled={chosen === undefined} onClick={onTake}>
          {t(chosen === undefined ? 'chooseLength' : 'beginBreak')}
        </Button>
      </ScreenPart>
    </div>
  );
}

/** Scrolls to this part if a break is already chosen when the page opens. */
function useShownWhenChosen(isChosen: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current) part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return part;
}
