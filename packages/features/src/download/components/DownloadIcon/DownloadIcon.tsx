import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { IconLink } from '@livery/ui';
import { Smartphone } from 'lucide-react';
import { useAppLink } from '../../hooks/useAppLink.ts';

/** A link to the app's download. It is shown on phones for which there is an app, if the page is not installed yet. */
export function DownloadIcon() {
  const { t } = useTexts('download');
  return useAppLink() === undefined ? null : (
    <IconLink label={t('downloadApp')} href={paths.download}>
      <Smartphone aria-hidden />
    </IconLink>
  );
}
