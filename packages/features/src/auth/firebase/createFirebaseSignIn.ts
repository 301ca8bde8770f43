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

/**
 * Creates the sign-in functions. This is the only module that uses Firebase's client. It is loaded on demand: see
 * `loadFirebase`.
 */
export async function createFirebaseSignIn(
  { projectId, apiKey, authDomain, emulator }: FirebaseProject,
  { hasAccounts }: { hasAccounts: boolean },
): Promise<FirebaseSignIn> {
  // Do this before Firebase's client starts. The client immediately loads the script through which a window of accounts
  // reports.
  if (emulator !== '/') trustScripts();
  else if (hasAccounts) await import(/* @vite-ignore */ new URL(sandboxIdentity.frames, location.origin).href);
  const app = initializeApp({ projectId, apiKey, authDomain });
  try {
    const auth = initializeAuth(app, {
      // The product uses only its own session, so nothing of Firebase's session is stored.
      persistence: inMemoryPersistence,
      ...(hasAccounts && { popupRedirectResolver: browserPopupRedirectResolver }),
    });
    if (emulator !== undefined)
      connectAuthEmulator(auth, emulator === '/' ? location.origin : emulator, { disableWarnings: true });
    // On phones this opens the frame to which a window of accounts reports. After a tap it would be too late for that.
    await auth.authStateReady();
    return signInBy(auth);
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

function signInBy(auth: Auth): FirebaseSignIn {
  /** Runs a step in a language, and converts errors of Firebase into `FirebaseFailure`. */
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
  // Phones are shared, so the player chooses the account each time.
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}
