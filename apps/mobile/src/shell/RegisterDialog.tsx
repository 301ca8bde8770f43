import { canRegister } from '@livery/features/auth';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useNavigate } from 'react-router-dom';

/** Offers a trial to register, or to log in if the merchant has no registration. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('refusal');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const navigate = useNavigate();
  const [label, address] = canRegister(switches) ? [t('registerNow'), paths.register] : [common('login'), paths.login];
  return (
    <ConfirmDialog
      isOpen
      title={t('registerTitle')}
      confirmLabel={label}
      cancelLabel={common('cancel')}
      onConfirm={() => {
        onClose();
        void navigate(address);
      }}
      onCancel={onClose}
    >
      {t('registerText')}
    </ConfirmDialog>
  );
}
