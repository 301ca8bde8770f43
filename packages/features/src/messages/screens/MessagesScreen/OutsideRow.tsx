import { useTexts } from '@livery/i18n/react';
import { ListRow, type ListRowProps, VisuallyHidden } from '@livery/ui';
import { ExternalLink } from 'lucide-react';
import styles from './OutsideRow.module.css';

interface OutsideRowProps extends Pick<ListRowProps, 'icon' | 'hint'> {
  title: string;
  href: string;
}

/** A row that links to another site in a new tab. Screen readers announce the new tab. */
export function OutsideRow({ icon, title, hint, href }: OutsideRowProps) {
  const { t } = useTexts('messages');
  return (
    <ListRow
      icon={icon}
      title={
        <>
          {title} <VisuallyHidden as="span">{t('newTab')}</VisuallyHidden>
        </>
      }
      hint={hint}
      end={<ExternalLink aria-hidden className={styles.outside} />}
      href={href}
      isOutside
    />
  );
}
