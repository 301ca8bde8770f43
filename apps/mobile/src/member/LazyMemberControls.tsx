import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Skeleton } from '@livery/ui';
import { lazy, Suspense } from 'react';
import styles from './LazyMemberControls.module.css';

const load = async () => (await import('./MemberControls.tsx')).MemberControls;
// Home must not fall with its header: without the code a plain link still leads to the account.
const MemberControls = lazy(async () => ({ default: await load().catch(() => AccountLink) }));

/** The controls of a member, which guests never download. Their place is kept while they load. */
export function LazyMemberControls() {
  return <Suspense fallback={<Skeleton shape="line" className={styles.awaited} />}><MemberControls /></Suspense>;
}

/** Fetches the controls ahead, once someone is known to be a member. Never rejects. */
export async function preloadMemberControls(): Promise<void> {
  await load().catch(() => undefined);
}

function AccountLink() {
  const { t } = useTexts('common');
  return <ButtonLink variant="quiet" size="small" href="/m/member/home">{t('navAccount')}</ButtonLink>;
}
