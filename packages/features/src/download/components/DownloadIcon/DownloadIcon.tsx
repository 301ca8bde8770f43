import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { IconLink } from '@livery/ui';
import { Smartphone } from 'lucide-react';
import { useAppLink } from '../../hooks/useAppLink.ts';

/** The way to the app, for phones that have one and pages that are not it yet. */
export function DownloadIcon() {
  const { t } = useTexts('popups');
  return useAppLink() === undefined ? null : (
    <IconLink label={t('downloadApp')} href={paths.download}>
      <Smartphone aria-hidden />
    </IconLink>
  );
}
