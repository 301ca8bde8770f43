import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@livery/foundation/code';
import { useLogout } from './useLogout.ts';

const ConfirmDialog = lazyPart(async () => (await import('@livery/ui/dialog')).ConfirmDialog, NotAsked);

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

/** Without the dialog's code nobody is logged out unasked: they are told to try again. */
function NotAsked({ onCancel }: { onCancel: () => void }) {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  useEffect(() => {
    showToast(t('offline'), { kind: 'failure' });
    onCancel();
  });
  return null;
}
