import type { DepositBank } from '@livery/api/deposit/getDepositBanks';
import { useTexts } from '@livery/i18n/react';
import { Button, CopyCode, FormError, KeyValue, KeyValueList, LineSkeleton, Select } from '@livery/ui';
import styles from './DepositFormView.module.css';

export interface PayeeAccountProps {
  /** The merchant's accounts. Undefined while they are loading. */
  banks: readonly DepositBank[] | undefined;
  /** The chosen account. */
  bank: DepositBank | undefined;
  onBankChange: (bankCode: string) => void;
  isFailed: boolean;
  onRetry: () => void;
}

/** The merchant's account for the transfer. A tap copies its number or its name. */
export function PayeeAccount({ banks, bank, onBankChange, isFailed, onRetry }: PayeeAccountProps) {
  const { t } = useTexts('deposit');
  const { t: common } = useTexts('common');
  const copying = { copyLabel: t('copy'), copiedLabel: t('copied'), refusedText: t('copyRefused') };

  if (isFailed)
    return (
      <div className={styles.failed}>
        <FormError>{t('banksFailed')}</FormError>
        <Button onClick={onRetry}>{common('retry')}</Button>
      </div>
    );
  if (banks === undefined) return <LineSkeleton lines={4} />;
  if (bank === undefined) return <FormError>{t('noBanks')}</FormError>;
  return (
    <>
      {banks.length > 1 && (
        <Select
          label={t('bank')}
          value={bank.bankCode}
          onChange={({ currentTarget }) => onBankChange(currentTarget.value)}
          options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
        />
      )}
      <CopyCode key={`number ${bank.bankCode}`} label={t('accountNumber')} code={bank.accountNumber} {...copying} />
      <CopyCode
        key={`name ${bank.bankCode}`}
        label={t('accountName')}
        code={bank.accountName}
        size="small"
        {...copying}
      />
      <KeyValueList>
        <KeyValue label={t('bank')}>{bank.bankName}</KeyValue>
        {bank.branch !== '' && <KeyValue label={t('branch')}>{bank.branch}</KeyValue>}
      </KeyValueList>
    </>
  );
}
