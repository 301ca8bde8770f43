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
  /** The break of `?break=` in the address, if it is offered. */
  chosen: BreakChoice | undefined;
  /** Opens the confirmation of the chosen break. */
  onTake: () => void;
  /** The break that was taken here. It is shown before the data is requested again. */
  taken: PlayBreak | undefined;
  dialog: BreakDialogProps;
}

/** Returns the chosen break, its confirmation, and the call that begins it. A retry uses the same idempotency key. */
export function useTakeBreak(saferPlay: SaferPlay | undefined): TakeBreakState {
  const { t } = useTexts('saferPlay');
  const { t: common } = useTexts('common');
  const [search, setSearch] = useSearchParams();
  const [takeBreak, { isLoading }] = useTakeBreakMutation();
  const [taken, setTaken] = useState<PlayBreak>();
  const [failure, setFailure] = useState<GatewayError>();
  /** The end of the break in the confirmation; undefined while it is closed. */
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
      // Build the sentence at every render, because the player may change the language while it is shown.
      failure: failure && (failure.code === 'PLAY_BREAK' ? t('longerHolds') : failureText(failure, common)),
      onConfirm: () => void (chosen && begin(chosen)),
      onCancel: () => setAsked(undefined),
    },
  };
}
