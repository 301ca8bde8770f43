import { createIntentKeys, gatewayTime, type GatewayError } from '@livery/api/client';
import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { type PlayBreak, useTakeBreakMutation } from '@livery/api/saferPlay/takeBreak';
import { failureText } from '@livery/foundation/failure';
import { useIsThere } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BreakChoice, breakEnd, breaksOffered } from '../../model/breaks.ts';
import type { BreakDialogProps } from './BreakDialog.tsx';

interface TakeBreakState {
  /** The break that the address names by `?break=`, where it is offered. */
  chosen: BreakChoice | undefined;
  /** Asks whether the chosen break is to begin. */
  onTake: () => void;
  /** The break that was taken here: the page says so before the gateway is asked again. */
  taken: PlayBreak | undefined;
  dialog: BreakDialogProps;
}

/** The break that is chosen, the question before it, and the call that begins it. Tried again it is the same break. */
export function useTakeBreak(saferPlay: SaferPlay | undefined): TakeBreakState {
  const { t } = useTexts('saferPlay');
  const { t: common } = useTexts('common');
  const [search, setSearch] = useSearchParams();
  const [takeBreak, { isLoading }] = useTakeBreakMutation();
  const [taken, setTaken] = useState<PlayBreak>();
  const [failure, setFailure] = useState<GatewayError>();
  /** The end of the break that is asked about; undefined while none is. */
  const [asked, setAsked] = useState<number>();
  const keys = useRef(createIntentKeys());
  const isThere = useIsThere();

  const offered = saferPlay && breaksOffered(saferPlay, gatewayTime());
  const chosen = offered && [...offered.timeOuts, ...offered.exclusions].find(({ id }) => id === search.get('break'));

  const begin = async ({ kind, length }: BreakChoice) => {
    setFailure(undefined);
    const { data, error } = await takeBreak({ kind, length, idempotencyKey: keys.current({ kind, length }) });
    if (data === undefined) return setFailure(error as GatewayError);
    keys.current = createIntentKeys();
    setTaken(data);
    setAsked(undefined);
    if (isThere()) setSearch({}, { replace: true });
  };

  return {
    chosen,
    taken,
    onTake: () => {
      if (chosen === undefined) return;
      setFailure(undefined);
      setAsked(breakEnd(chosen, gatewayTime()));
    },
    dialog: {
      isOpen: asked !== undefined,
      until: asked,
      isBusy: isLoading,
      // In words at every render: the person may change the language while the sentence shows.
      failure: failure && (failure.code === 'PLAY_BREAK' ? t('longerHolds') : failureText(failure, common)),
      onConfirm: () => void (chosen && begin(chosen)),
      onCancel: () => setAsked(undefined),
    },
  };
}
