import { gatewayTime } from '@livery/api/client';
import { type SaferPlay, useGetSaferPlayQuery } from '@livery/api/saferPlay/getSaferPlay';
import { selectSession } from '@livery/api/session';
import { fingerprint, playReminderItem } from '@livery/device/storage';
import { timeOutAddress } from '@livery/foundation/addresses';
import { isMoneyCallRunning } from '@livery/foundation/money-notes';
import { useUserIdle } from '@livery/foundation/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { remindersBy } from '../../model/reminder.ts';
import type { PlayReminderViewProps } from './PlayReminderView.tsx';

export interface PlayReminderOptions {
  /** Called after the reminder was shown, or if it is not due. */
  onDone: () => void;
}

/** Milliseconds until the next attempt after a failed request. */
const askAgainMs = 60_000;

/**
 * Requests from the gateway how long the login lasts, and stores the reply for all tabs. If a reminder is due, shows it
 * at a quiet moment. It is not shown in a break, or if another tab has shown it.
 */
export function usePlayReminder({ onDone }: PlayReminderOptions): PlayReminderViewProps | undefined {
  const navigate = useNavigate();
  const token = useSelector(selectSession)?.token;
  const login = token === undefined ? undefined : fingerprint(token);
  const { data, isFetching, isError, refetch } = useGetSaferPlayQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWanted, setIsWanted] = useState(false);
  /** The data of the open dialog; undefined while it is closed. */
  const [shown, setShown] = useState<SaferPlay>();
  const isQuiet = useUserIdle(isWanted, isMoneyCallRunning);

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

/** Returns the state of a login's reminders, and whether a reminder is due that no tab has shown yet. */
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
  // In a break the member does not play. So reminders that became due in the break are recorded as shown.
  if (held !== undefined) return { isDue: false, by, known: { ...known, shown: Math.max(known.shown, by) } };
  return { isDue: by > known.shown, by, known };
}
