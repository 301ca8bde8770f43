import { useMerchant } from '@livery/merchant/react';
import { useReconnect } from '@livery/ui';
import { useCallback, useEffect, useState } from 'react';
import type { FirebaseSignIn } from '../firebase/firebaseSignIn.ts';
import { loadFirebase } from '../firebase/loadFirebase.ts';

/**
 * Firebase, as soon as people can sign in by it: `loading` before, `unreachable` where it can't be had. It loads once the
 * screen is there, and again once the network is back.
 * @param isWanted by what is on screen; without it nothing loads.
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
