import { paths } from '@livery/foundation/addresses';
import { MemberTurnover } from '@livery/foundation/bonus';
import { LogoutButton } from '@livery/features/auth';
import { AccountHighlights, MemberOverview } from '@livery/features/member';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, ScreenBody } from '@livery/ui';
import { LogOut } from 'lucide-react';
import { DepositIcon, WithdrawIcon } from '../shell/placeIcons.ts';
import { useDepositAccent } from '../shell/useDepositAccent.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountSettings } from './AccountSettings.tsx';

/** The member centre: account and balance, results, links to all screens of a member, settings and logout. */
export function MemberHomeScreen() {
  const { t } = useTexts('common');
  const isAccent = useDepositAccent() === 'screen';
  return (
    <ScreenBody>
      <MemberOverview>
        <ButtonLink
          variant={isAccent ? 'primary' : 'secondary'}
          href={paths.deposit}
          icon={<DepositIcon aria-hidden />}
        >
          {t('navDeposit')}
        </ButtonLink>
        <ButtonLink href={paths.withdraw} icon={<WithdrawIcon aria-hidden />}>
          {t('navWithdraw')}
        </ButtonLink>
      </MemberOverview>
      <AccountHighlights />
      <MemberTurnover />
      <AccountLinks />
      <AccountSettings />
      <LogoutButton>
        {({ label, onClick }) => (
          <Button variant="secondary" isBlock icon={<LogOut aria-hidden />} onClick={onClick}>
            {label}
          </Button>
        )}
      </LogoutButton>
    </ScreenBody>
  );
}
