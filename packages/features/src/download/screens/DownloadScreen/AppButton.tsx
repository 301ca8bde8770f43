import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { Download } from 'lucide-react';
import type { OfferedApp } from '../../model/offeredApps.ts';

interface AppButtonProps {
  app: OfferedApp;
  /** Whether it is what the screen is about. Default false. */
  isMain?: boolean;
}

/** Leads to one way to have the app. A profile downloads beside the page; what else there is opens in a tab of its own. */
export function AppButton({ app: { kind, url, isProfile }, isMain = false }: AppButtonProps) {
  const { t } = useTexts('install');
  return (
    <ButtonLink
      variant={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'large' : undefined}
      isBlock
      icon={<Download aria-hidden />}
      href={url}
      rel="noopener noreferrer"
      {...(!isProfile && { target: '_blank' })}
    >
      {t(kind)}
    </ButtonLink>
  );
}
