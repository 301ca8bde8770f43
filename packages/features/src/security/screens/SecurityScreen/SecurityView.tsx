import type { Security } from '@livery/api/security/getSecurity';
import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { ListRow, Progress, ScreenBody } from '@livery/ui';
import { CreditCard, IdCard, KeyRound, LockKeyhole, Mail, MessageCircleQuestionMark, Smartphone } from 'lucide-react';
import { protectionOf } from '../../model/protection.ts';
import { SecurityGroup } from './SecurityGroup.tsx';
import { SecurityRow } from './SecurityRow.tsx';

export interface SecurityViewProps {
  /** The member's settings of security, masked. */
  security: Security;
}

/** A summary of how well the account is secured, and a row for each part with a link to set it. */
export function SecurityView({ security }: SecurityViewProps) {
  const { t } = useTexts('security');
  const { t: shell } = useTexts('shell');
  const { numerals } = useFormats();
  const { done, total } = protectionOf(security);
  const { hasPassword, hasPaymentPassword, hasSecurityQuestions, isEmailBound, email, mobile, payeeName } = security;
  const stateOf = (isSet: boolean) => t(isSet ? 'stateSet' : 'stateMissing');

  return (
    <ScreenBody>
      <Progress
        label={t('protection')}
        value={done}
        max={total}
        valueText={t('protectionSet', { position: numerals(String(done)), total: numerals(String(total)) })}
        tone={done === total ? 'positive' : 'accent'}
        hint={t(done === total ? 'protectionAll' : 'protectionMissing')}
      />
      <SecurityGroup title={t('groupPasswords')}>
        <SecurityRow
          icon={<KeyRound aria-hidden />}
          title={t('loginPassword')}
          href={paths.changePassword}
          isDone={hasPassword}
          state={stateOf(hasPassword)}
        />
        <SecurityRow
          icon={<LockKeyhole aria-hidden />}
          title={t('paymentPassword')}
          href={paths.paymentPassword}
          isDone={hasPaymentPassword}
          state={stateOf(hasPaymentPassword)}
        />
        <SecurityRow
          icon={<MessageCircleQuestionMark aria-hidden />}
          title={shell('securityQuestions')}
          href={paths.securityQuestions}
          isDone={hasSecurityQuestions}
          state={stateOf(hasSecurityQuestions)}
        />
      </SecurityGroup>
      <SecurityGroup title={t('groupContact')}>
        <SecurityRow
          icon={<Mail aria-hidden />}
          title={shell('bindEmail')}
          href={paths.bindEmail}
          isDone={isEmailBound}
          state={isEmailBound ? email : email === '' ? t('stateMissing') : t('emailUnproved', { name: email })}
        />
        <SecurityRow
          icon={<Smartphone aria-hidden />}
          title={t('mobile')}
          href={mobile === '' ? paths.service : undefined}
          isDone={mobile !== ''}
          state={mobile || t('mobileMissing')}
        />
      </SecurityGroup>
      <SecurityGroup title={t('groupPayout')}>
        <SecurityRow
          icon={<IdCard aria-hidden />}
          title={shell('bindPayee')}
          href={paths.bindPayee}
          isDone={payeeName !== ''}
          state={payeeName || t('stateMissing')}
        />
        <ListRow
          icon={<CreditCard aria-hidden />}
          title={shell('bankCards')}
          hint={t('cardsHint')}
          href={paths.bankCards}
        />
      </SecurityGroup>
    </ScreenBody>
  );
}
