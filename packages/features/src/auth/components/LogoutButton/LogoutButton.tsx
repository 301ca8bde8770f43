import { useTexts } from '@livery/i18n/react';
import { ConfirmDialog } from '@livery/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useLogout } from './useLogout.ts';

interface LogoutButtonProps {
  /** Renders the control. Its `onClick` first opens a dialog that asks for confirmation. */
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
        <ConfirmDialog
          isOpen
          title={t('logoutQuestion')}
          confirmLabel={t('logout')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            setAsking(false);
            void logout();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
