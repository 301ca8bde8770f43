import { paths } from '@livery/foundation/addresses';
import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { Link } from '@livery/ui';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import styles from './AgreementLink.module.css';

const sheet = lazyCode(() => import('./AgreementSheet.tsx'), 'AgreementSheet');

/**
 * A link to the user agreement. A tap opens it over the form, so that the typed values stay. A new tab opens it at its
 * own address.
 */
export function AgreementLink({ children }: { children: ReactNode }) {
  const { Component: AgreementSheet, request, prefetch } = useCodeOnDemand(sheet, 'agreement');
  const [isOpen, setOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void request().then(setOpen);
  };
  return (
    <>
      <Link href={paths.userAgreement} className={styles.link} onClick={open} onPointerDown={prefetch}>
        {children}
      </Link>
      <Suspense>{AgreementSheet && <AgreementSheet isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
