import { gatewayTime } from '@livery/api/client';
import { selectRole, selectSession } from '@livery/api/session';
import { fingerprint, playReminderItem } from '@livery/device/storage';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { msUntilReminder } from '../model/reminder.ts';

/** The longest delay of a timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

interface ReminderDue {
  /** Whether a reminder may be due, so that a request to the gateway is needed. Always false for guests and trials. */
  isDue: boolean;
  /**
   * Call this after the reminder was shown, here or in another tab, or if it was not due. Then the next reminder is
   * scheduled.
   */
  onDone: () => void;
}

/** Waits until a member's next reminder may be due. Reminders in other tabs are included. */
export function useIsReminderDue(): ReminderDue {
  const isMember = useSelector(selectRole) === 'member';
  const token = useSelector(selectSession)?.token;
  const login = isMember && token !== undefined ? fingerprint(token) : undefined;
  /** Identifies the login whose reminder is due. */
  const [due, setDue] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (login === undefined || due === login) return undefined;
    const ms = msUntilReminder(playReminderItem.read(), login, gatewayTime());
    const timer = setTimeout(() => setDue(login), Math.min(ms, maxTimerMs));
    const follow = ({ key }: StorageEvent) => {
      if (key === playReminderItem.key) setRound((before) => before + 1);
    };
    window.addEventListener('storage', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', follow);
    };
  }, [login, due, round]);

  return { isDue: login !== undefined && due === login, onDone: () => setDue(undefined) };
}
