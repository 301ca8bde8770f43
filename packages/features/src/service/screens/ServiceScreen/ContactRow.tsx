import { plainAddress, type ServiceContact } from '@livery/api/service/getCustomerService';
import { useTexts } from '@livery/i18n/react';
import { ListRow, VisuallyHidden } from '@livery/ui';
import { ExternalLink } from 'lucide-react';
import { contactDisplay } from '../../model/contactDisplay.tsx';
import styles from './ServiceView.module.css';

interface ContactRowProps {
  contact: ServiceContact;
  /** Opens a contact whose address must be decrypted first. */
  onContact: (contact: ServiceContact) => void;
}

/**
 * A contact with a hint about its use. The name of the row contains that it leaves the app. A web page opens in a new
 * tab.
 */
export function ContactRow({ contact, onContact }: ContactRowProps) {
  const { t } = useTexts('service');
  const { icon, name, hint } = contactDisplay[contact.kind];
  const href = plainAddress(contact);
  return (
    <ListRow
      icon={icon}
      title={
        <>
          {t(name)} <VisuallyHidden as="span">{t('leavesApp')}</VisuallyHidden>
        </>
      }
      hint={t(hint)}
      end={<ExternalLink aria-hidden className={styles.outside} />}
      leadsOn={false}
      href={href}
      isOutside={href?.startsWith('https:')}
      onClick={href === undefined ? () => onContact(contact) : undefined}
    />
  );
}
