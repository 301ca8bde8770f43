import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Skeleton } from '@livery/ui';
import { lazy, Suspense } from 'react';
import type { MemberControlsProps } from './MemberControls.tsx';
import styles from './LazyMemberControls.module.css';

const load = async () => (await import('./MemberControls.tsx')).MemberControls;
// Home must not fall with its header: without the code a plain link still leads to the account.
const MemberControls = lazy(async () => ({ default: await load().catch(() => AccountLink) }));

/** The controls of a member, which guests never download. Their place is kept while they load. */
export function LazyMemberControls({ part }: MemberControlsProps) {
  const awaited = (
    <span className={styles[part]}>
      <Skeleton shape={part === 'card' ? 'block' : 'line'} />
    </span>
  );
  return (
    <Suspense fallback={awaited}>
      <MemberControls part={part} />
    </Suspense>
  );
}

/** Fetches the controls ahead, once someone is known to be a member. Never rejects. */
export async function preloadMemberControls(): Promise<void> {
  await load().catch(() => undefined);
}

function AccountLink({ part }: MemberControlsProps) {
  const { t } = useTexts('common');
  return part === 'logout' ? null : (
    <ButtonLink variant="quiet" size="small" href={paths.memberCentre}>
      {t('navAccount')}
    </ButtonLink>
  );
}
