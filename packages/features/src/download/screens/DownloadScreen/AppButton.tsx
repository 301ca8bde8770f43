import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { Download } from 'lucide-react';
import type { OfferedApp } from '../../model/offeredApps.ts';

interface AppButtonProps {
  app: OfferedApp;
  /** Whether it is the main action of the screen. Default false. */
  isMain?: boolean;
}

/**
 * A link to one way to install the app. A profile downloads without leaving the page. All other links open in a new
 * tab.
 */
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
