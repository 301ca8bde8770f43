import { selectIsSignedIn } from '@livery/api/session';
import { LogoutButton } from '@livery/features/auth';
import { MemberSummary } from '@livery/features/member';
import { Settings } from '@livery/features/preferences';
import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Button, LinkComponentProvider, Logo } from '@livery/ui';
import { Drawer } from '@livery/ui/dialog';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { AgentLinks } from '../shell/AgentLinks.tsx';
import { GameLinks } from './GameLinks.tsx';
import { HelpLinks } from '../shell/HelpLinks.tsx';
import { GuestSummary } from './GuestSummary.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuTiles } from './MenuTiles.tsx';
import styles from './SideMenu.module.css';
import { useCloseOnLeaving } from './useCloseOnLeaving.ts';

export interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu: account, shortcuts that are not in the footer, language and mode, logout. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { t } = useTexts('common');
  const { name, assets } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  useBackCloses(isOpen, onClose);
  useCloseOnLeaving(onClose);

  return (
    <LinkComponentProvider value={MenuLink}>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        label={t('menu')}
        closeLabel={t('close')}
        logo={<Logo name={name} {...assets.logo} />}
        account={isSignedIn ? <MemberSummary /> : <GuestSummary />}
        footer={
          isSignedIn && (
            <LogoutButton>
              {({ label, onClick }) => (
                <Button isBlock icon={<LogOut aria-hidden />} onClick={onClick}>
                  {label}
                </Button>
              )}
            </LogoutButton>
          )
        }
      >
        {/* The texts of these parts may load later. This Suspense prevents that the screen below, and the button
            that has the focus, disappear. */}
        <Suspense>
          <div className={styles.content}>
            <MenuTiles />
            <AgentLinks>{(rows) => rows}</AgentLinks>
            <GameLinks />
            <HelpLinks />
            <Settings />
          </div>
        </Suspense>
      </Drawer>
    </LinkComponentProvider>
  );
}
