import { plainAddress } from '@livery/api/service/getCustomerService';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { useGoToContact } from '../../hooks/useGoToContact.ts';
import { useServiceContacts } from '../../hooks/useServiceContacts.ts';
import { contactDisplay } from '../../model/contactDisplay.tsx';

/** The contacts of customer service, one row each. */
export function ServiceRows() {
  const { t } = useTexts('service');
  const contacts = useServiceContacts();
  const openContact = useGoToContact();

  return (
    <List label={t('customerService')}>
      {contacts.map((contact) => {
        const { icon, name, hint } = contactDisplay[contact.kind];
        const href = plainAddress(contact);
        return (
          <ListRow
            key={`${contact.kind} ${contact.path}`}
            icon={icon}
            title={t(name)}
            hint={t(hint)}
            leadsOn
            href={href}
            onClick={href === undefined ? () => void openContact(contact) : undefined}
          />
        );
      })}
    </List>
  );
}
