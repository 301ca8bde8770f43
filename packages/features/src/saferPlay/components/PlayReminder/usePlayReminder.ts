import { gatewayTime } from '@livery/api/client';
import { type SaferPlay, useGetSaferPlayQuery } from '@livery/api/saferPlay/getSaferPlay';
import { selectSession } from '@livery/api/session';
import { fingerprint, playReminderItem } from '@livery/device/storage';
import { timeOutAddress } from '@livery/foundation/addresses';
import { isMoneyUnderWay } from '@livery/foundation/money-notes';
import { useQuietMoment } from '@livery/foundation/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { remindersBy } from '../../model/reminder.ts';
import type { PlayReminderViewProps } from './PlayReminderView.tsx';

export interface PlayReminderOptions {
  /** It was shown, or is not due after all. */
  onDone: () => void;
}

/** Milliseconds after which the gateway is asked again where no answer came. */
const askAgainMs = 60_000;

/**
 * Asks the gateway how long the login lasts, notes it for every tab, and shows the reminder at a quiet moment where one
 * is due: not in a break, nor where another tab has shown it.
 */
export function usePlayReminder({ onDone }: PlayReminderOptions): PlayReminderViewProps | undefined {
  const navigate = useNavigate();
  const token = useSelector(selectSession)?.token;
  const login = token === undefined ? undefined : fingerprint(token);
  const { data, isFetching, isError, refetch } = useGetSaferPlayQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWanted, setIsWanted] = useState(false);
  /** What the dialog says; undefined while it does not show. */
  const [shown, setShown] = useState<SaferPlay>();
  const isQuiet = useQuietMoment(isWanted, isMoneyUnderWay);

  const note = useEffectEvent((saferPlay: SaferPlay) => {
    if (login === undefined) return;
    const { isDue, known } = reminderOf(saferPlay, login);
    playReminderItem.write(known);
    if (isDue) setIsWanted(true);
    else onDone();
  });
  useEffect(() => {
    if (data !== undefined && !isFetching && !isError) note(data);
  }, [data, isFetching, isError]);

  useEffect(() => {
    if (!isError || isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), askAgainMs);
    return () => clearTimeout(timer);
  }, [isError, isFetching, refetch]);

  const show = useEffectEvent(() => {
    if (data === undefined || login === undefined) return;
    const { isDue, known, by } = reminderOf(data, login);
    if (!isDue) return onDone();
    playReminderItem.write({ ...known, shown: by });
    setShown(data);
  });
  useEffect(() => {
    if (isQuiet) show();
  }, [isQuiet]);

  return (
    shown && {
      saferPlay: shown,
      onGoOn: onDone,
      onStop: () => {
        onDone();
        void navigate(timeOutAddress(Math.min(...shown.licence.timeOutDays)));
      },
    }
  );
}

/** What is known of a login's reminders, and whether one is due that no tab has shown. */
function reminderOf({ session, licence, break: held }: SaferPlay, login: string) {
  const since = Date.parse(session.since);
  const stored = playReminderItem.read();
  const known = {
    login,
    since,
    everyMinutes: licence.reminderMinutes,
    shown: stored?.since === since ? stored.shown : 0,
  };
  const by = remindersBy(known, gatewayTime());
  // Whoever takes a break does not play: what passed meanwhile counts as shown.
  if (held !== undefined) return { isDue: false, by, known: { ...known, shown: Math.max(known.shown, by) } };
  return { isDue: by > known.shown, by, known };
}
