import { useSocialLoginMutation } from '@livery/api/auth/socialLogin';
import type { GatewayError } from '@livery/api/client';
import { socialReturnItem } from '@livery/device/storage';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FirebaseFailure, type SocialProvider, socialProvidersOf } from '../../firebase/firebaseSignIn.ts';
import { canLeavePage, prefersLeaving } from '../../firebase/leavesPage.ts';
import { useFirebase } from '../../hooks/useFirebase.ts';
import { useLanguageTag } from '../../hooks/useLanguageTag.ts';
import { loginFailure } from '../../model/loginFailure.ts';
import type { SocialButtonsViewProps } from './SocialButtonsView.tsx';

/**
 * Logs in with a window that lists accounts, or with a page that replaces this page. It also handles the return from
 * that page.
 */
export function useSocialLogin(onLoggedIn: () => void): SocialButtonsViewProps {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const merchant = useMerchant();
  const providers = socialProvidersOf(merchant);
  const found = useFirebase(providers.length > 0);
  const firebase = typeof found === 'string' ? undefined : found;
  const language = useLanguageTag();
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState<SocialProvider>();
  const [failure, setFailure] = useState<GatewayError>();
  const [logIn] = useSocialLoginMutation();

  const finish = async (provider: SocialProvider, firebaseIdToken: string) => {
    setBusy(provider);
    const { error } = await logIn({ provider, firebaseIdToken });
    if (error === undefined) return onLoggedIn();
    setBusy(undefined);
    // If the gateway rejects the token, the login failed at the provider. Then show no message.
    if ((error as GatewayError).code !== 'LOGIN_WRONG') setFailure(error as GatewayError);
  };

  const choose = async (provider: SocialProvider) => {
    if (firebase === undefined) return;
    setFailure(undefined);
    setBusy(provider);
    // Firebase detects only seconds later that the window was closed. At that time the player is already back.
    const back = () => setBusy(undefined);
    window.addEventListener('focus', back, { once: true });
    try {
      if (prefersLeaving(merchant)) return await leave(provider);
      await finish(provider, await firebase.chooseAccount(provider, language));
    } catch (error) {
      const isBlocked = error instanceof FirebaseFailure && error.problem === 'windowBlocked';
      if (isBlocked && canLeavePage(merchant)) await leave(provider).catch(() => undefined);
      setBusy((now) => (now === provider ? undefined : now));
    } finally {
      window.removeEventListener('focus', back);
    }
  };

  const leave = async (provider: SocialProvider) => {
    socialReturnItem.write({ provider, state: location.state });
    await firebase?.leaveForAccount(provider, language).catch((error: unknown) => {
      socialReturnItem.remove();
      throw error;
    });
  };

  const resume = async () => {
    const pending = socialReturnItem.read();
    if (pending === undefined || firebase === undefined) return;
    socialReturnItem.remove();
    setBusy(pending.provider);
    // Restore the state of the history entry, because it contains the address to open after the login.
    await navigate(`${location.pathname}${location.search}`, { replace: true, state: pending.state });
    const token = await firebase.resume().catch(() => undefined);
    if (token === undefined) setBusy(undefined);
    else await finish(pending.provider, token);
  };
  const resumeOnce = useEffectEvent(resume);
  useEffect(() => {
    if (firebase !== undefined) void resumeOnce();
  }, [firebase]);

  return {
    providers: found === 'unreachable' ? [] : providers,
    isReady: firebase !== undefined,
    busy,
    failure: failure && loginFailure(failure, 'username', { auth, common }),
    onChoose: (provider) => void choose(provider),
  };
}
