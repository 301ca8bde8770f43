import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { List, ScreenPart } from '@livery/ui';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { limitIdOf } from '../../model/limits.ts';
import { LimitRow } from './LimitRow.tsx';

interface LimitsSectionProps {
  limits: readonly PlayLimit[];
  onOpen: (limit: PlayLimit) => void;
}

const kinds = ['deposit', 'loss', 'session'] as const;

/** All limits in rows, also those that the member has not set: deposits, losses, time. */
export function LimitsSection({ limits, onOpen }: LimitsSectionProps) {
  const { t } = useTexts('saferPlay');
  const words = useLimitFormats();
  return (
    <ScreenPart title={t('limits')} words={t('limitsIntro')}>
      {kinds.map((kind) => (
        <ScreenPart key={kind} title={words.kind(kind)} look="quiet" level={3}>
          <List label={words.kind(kind)}>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow key={limitIdOf(limit)} limit={limit} onOpen={() => onOpen(limit)} />
              ))}
          </List>
        </ScreenPart>
      ))}
    </ScreenPart>
  );
}
