import { useMerchant } from '@livery/merchant/react';
import { useReconnect } from '@livery/ui';
import { useCallback, useEffect, useState } from 'react';
import type { FirebaseSignIn } from '../firebase/firebaseSignIn.ts';
import { loadFirebase } from '../firebase/loadFirebase.ts';

/**
 * Returns Firebase as soon as players can log in with it. Before that, it returns `loading`. If Firebase cannot be
 * loaded, it returns `unreachable`. The load starts after the screen is mounted, and again when the network is back.
 * @param isWanted whether the screen needs Firebase. If false, nothing is loaded.
 */
export function useFirebase(isWanted: boolean): FirebaseSignIn | 'loading' | 'unreachable' {
  const merchant = useMerchant();
  const [firebase, setFirebase] = useState<FirebaseSignIn | 'loading' | 'unreachable'>('loading');
  const load = useCallback(() => {
    let isCurrent = true;
    const set = (found: FirebaseSignIn | 'unreachable') => void (isCurrent && setFirebase(found));
    loadFirebase(merchant).then(set, () => set('unreachable'));
    return () => {
      isCurrent = false;
    };
  }, [merchant]);
  useEffect(() => (isWanted ? load() : undefined), [isWanted, load]);
  useReconnect(isWanted && firebase === 'unreachable', load);
  return firebase;
}
