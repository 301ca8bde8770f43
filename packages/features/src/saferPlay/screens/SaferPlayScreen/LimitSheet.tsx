import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import { useState } from 'react';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { limitIdOf } from '../../model/limits.ts';
import { LimitForm } from './LimitForm.tsx';

export interface LimitSheetProps {
  /** The limit of the address. Undefined if the address contains none. */
  limit: PlayLimit | undefined;
  /** Hours after which a looser limit takes effect. */
  loosenAfterHours: number;
  onClose: () => void;
}

/** A sheet in which one limit is set, changed or removed. */
export function LimitSheet({ limit, loosenAfterHours, onClose }: LimitSheetProps) {
  const { t: common } = useTexts('common');
  const words = useLimitFormats();
  // The content stays unchanged while the sheet closes.
  const [last, setLast] = useState(limit);
  if (limit !== undefined && limit !== last) setLast(limit);
  const shown = limit ?? last;
  return (
    <Sheet
      isOpen={limit !== undefined}
      onClose={onClose}
      title={shown === undefined ? '' : `${words.kind(shown.kind)} · ${words.period(shown.period)}`}
      closeLabel={common('close')}
    >
      {shown && (
        <LimitForm
          key={limitIdOf(shown)}
          limit={shown}
          loosenAfterHours={loosenAfterHours}
          isOpen={limit !== undefined}
          onDone={onClose}
        />
      )}
    </Sheet>
  );
}
