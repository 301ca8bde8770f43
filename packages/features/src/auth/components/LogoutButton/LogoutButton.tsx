import { useTexts } from '@livery/i18n/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLogout } from './useLogout.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@livery/ui/dialog')).ConfirmDialog }));

interface LogoutButtonProps {
  /** Draws the control; its `onClick` asks before anything ends. */
  children: (control: { label: string; onClick: () => void }) => ReactNode;
}

/** A way out that asks first: logging out never happens by accident. */
export function LogoutButton({ children }: LogoutButtonProps) {
  const { t } = useTexts('common');
  const [isAsking, setAsking] = useState(false);
  const logout = useLogout();

  return (
    <>
      {children({ label: t('logout'), onClick: () => setAsking(true) })}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={t('logoutQuestion')}
            confirmLabel={t('confirm')}
            cancelLabel={t('cancel')}
            onConfirm={() => {
              setAsking(false);
              void logout();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
