import { gatewayTime } from '@livery/api/client';
import { selectRole, selectSession } from '@livery/api/session';
import { fingerprint, playReminderItem } from '@livery/device/storage';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { msUntilReminder } from '../model/reminder.ts';

/** Longest wait that a timer can take, in milliseconds. */
const longestWaitMs = 2 ** 31 - 1;

interface ReminderDue {
  /** A member's reminder may be due: the gateway has to be asked. Never for guests and trials. */
  isDue: boolean;
  /** Call it once it was shown, here or in another tab, or was not due after all: the next one is waited for. */
  onDone: () => void;
}

/** Waits until a member may have to be reminded of the time. What was shown in another tab counts. */
export function useIsReminderDue(): ReminderDue {
  const isMember = useSelector(selectRole) === 'member';
  const token = useSelector(selectSession)?.token;
  const login = isMember && token !== undefined ? fingerprint(token) : undefined;
  /** The login whose reminder is due. */
  const [due, setDue] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (login === undefined || due === login) return undefined;
    const ms = msUntilReminder(playReminderItem.read(), login, gatewayTime());
    const timer = setTimeout(() => setDue(login), Math.min(ms, longestWaitMs));
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
