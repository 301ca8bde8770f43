import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyCode } from '@livery/foundation/code';
import { useLogout } from './useLogout.ts';

const confirmDialog = lazyCode(() => import('@livery/ui/dialog'), 'ConfirmDialog', {
  whenFailed: DialogFailed,
});

interface LogoutButtonProps {
  /** Renders the control. Its `onClick` asks for confirmation first. */
  children: (control: { label: string; onClick: () => void }) => ReactNode;
}

/** Logs out, after a dialog that asks for confirmation. */
export function LogoutButton({ children }: LogoutButtonProps) {
  const { t } = useTexts('common');
  const [isAsking, setAsking] = useState(false);
  const logout = useLogout();

  return (
    <>
      {children({ label: t('logout'), onClick: () => setAsking(true) })}
      {isAsking && (
        <Suspense>
          <confirmDialog.Component
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

/** Where the dialog's code cannot be had, a toast says so and the session goes on: nobody is logged out without confirmation. */
function DialogFailed({ onCancel }: { onCancel: () => void }) {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  useEffect(() => {
    showToast(t('offline'), { kind: 'failure' });
    onCancel();
  });
  return null;
}
