import { paths } from '@livery/foundation/addresses';
import { lazyCode } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Skeleton } from '@livery/ui';
import { Suspense } from 'react';
import type { MemberControlsProps } from './MemberControls.tsx';
import styles from './LazyMemberControls.module.css';

// If the code cannot be loaded, a plain link still opens the member centre.
const controls = lazyCode(() => import('./MemberControls.tsx'), 'MemberControls', {
  whenFailed: AccountLink,
});

/**
 * A member's controls in home's header. Their code loads after the first screen. A skeleton of the same size is shown
 * while they load.
 */
export function LazyMemberControls({ part }: MemberControlsProps) {
  const awaited = (
    <span className={styles[part]}>
      <Skeleton shape={part === 'card' ? 'block' : 'line'} />
    </span>
  );
  return (
    <Suspense fallback={awaited}>
      <controls.Component part={part} />
    </Suspense>
  );
}

/** Loads the controls before they are shown, when a member is signed in. Never rejects. */
export const preloadMemberControls = controls.prefetch;

function AccountLink({ part }: MemberControlsProps) {
  const { t } = useTexts('common');
  return part === 'logout' ? null : (
    <ButtonLink variant="quiet" size="small" href={paths.memberCentre}>
      {t('navAccount')}
    </ButtonLink>
  );
}
