import { loadCode } from '@livery/foundation/code';
import type { PublicMerchant } from '@livery/merchant';
import { FirebaseFailure, type FirebaseSignIn, socialProvidersOf } from './firebaseSignIn.ts';

let loading: { project: object; signIn: Promise<FirebaseSignIn> } | undefined;

/**
 * Loads Firebase's client once, for a merchant that has a project. Resolves when players can log in with it.
 * @throws FirebaseFailure `unreachable`; the next call then tries again.
 */
export function loadFirebase(merchant: Pick<PublicMerchant, 'switches' | 'gateway'>): Promise<FirebaseSignIn> {
  const { firebase: project } = merchant.gateway;
  if (project === undefined) return Promise.reject(new FirebaseFailure('unreachable'));
  if (loading?.project !== project) {
    const signIn = loadCode(() => import('./createFirebaseSignIn.ts'), 'createFirebaseSignIn')
      .then((create) => create(project, { hasAccounts: socialProvidersOf(merchant).length > 0 }))
      .catch((cause: unknown) => {
        loading = undefined;
        throw new FirebaseFailure('unreachable', { cause });
      });
    loading = { project, signIn };
  }
  return loading.signIn;
}
