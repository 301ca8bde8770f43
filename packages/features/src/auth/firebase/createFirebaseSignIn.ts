import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { sandboxIdentity } from '@livery/api/contract';
import { problemOf } from './firebaseProblem.ts';
import { FirebaseFailure, type FirebaseProject, type FirebaseSignIn, type SocialProvider } from './firebaseSignIn.ts';
import { trustScripts } from './trustScripts.ts';

/** The only place that knows Firebase's client. Loaded on demand: see `loadFirebase`. */
export async function createFirebaseSignIn(
  { projectId, apiKey, authDomain, emulator }: FirebaseProject,
  { hasAccounts }: { hasAccounts: boolean },
): Promise<FirebaseSignIn> {
  // Before Firebase's client begins: at once it loads what lets a window of accounts report to it.
  if (emulator !== '/') trustScripts();
  else if (hasAccounts) await import(/* @vite-ignore */ new URL(sandboxIdentity.frames, location.origin).href);
  const app = initializeApp({ projectId, apiKey, authDomain });
  try {
    const auth = initializeAuth(app, {
      // The product's own session is the one that counts: of Firebase's nothing is stored.
      persistence: inMemoryPersistence,
      ...(hasAccounts && { popupRedirectResolver: browserPopupRedirectResolver }),
    });
    if (emulator !== undefined)
      connectAuthEmulator(auth, emulator === '/' ? location.origin : emulator, { disableWarnings: true });
    // On phones this opens the frame that a window of accounts reports to: at a press there is no time for it.
    await auth.authStateReady();
    return signInBy(auth);
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

function signInBy(auth: Auth): FirebaseSignIn {
  /** Runs a step in a language, and turns what Firebase throws into what the product knows. */
  const attempt = async <T>(step: () => Promise<T>, language?: string): Promise<T> => {
    if (language !== undefined) auth.languageCode = language;
    try {
      return await step();
    } catch (cause) {
      throw new FirebaseFailure(problemOf(cause), { cause });
    }
  };
  const tokenOf = async ({ user }: UserCredential) => {
    const token = await user.getIdToken();
    await signOut(auth);
    return token;
  };

  return {
    sendCode: (mobile, language) =>
      attempt(async () => {
        const place = document.body.appendChild(document.createElement('div'));
        const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
        try {
          return await new PhoneAuthProvider(auth).verifyPhoneNumber(mobile, verifier);
        } finally {
          verifier.clear();
          place.remove();
        }
      }, language),
    verifyCode: (sent, code) =>
      attempt(async () => tokenOf(await signInWithCredential(auth, PhoneAuthProvider.credential(sent, code)))),
    chooseAccount: (provider, language) =>
      attempt(async () => tokenOf(await signInWithPopup(auth, providerFor(provider))), language),
    leaveForAccount: (provider, language) => attempt(() => signInWithRedirect(auth, providerFor(provider)), language),
    resume: () =>
      attempt(async () => {
        const result = await getRedirectResult(auth);
        return result === null ? undefined : tokenOf(result);
      }),
  };
}

function providerFor(provider: SocialProvider) {
  if (provider === 'facebook') return new FacebookAuthProvider();
  const google = new GoogleAuthProvider();
  // Phones are shared: the account is asked for each time.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}
