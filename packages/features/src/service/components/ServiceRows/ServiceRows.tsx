import { plainAddress } from '@livery/api/service';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { useOpenContact } from '../../hooks/useOpenContact.ts';
import { useServiceContacts } from '../../hooks/useServiceContacts.ts';
import { contactLooks } from '../../model/contactLooks.tsx';

/** The ways to customer service, a row each. */
export function ServiceRows() {
  const { t } = useTexts('menu');
  const contacts = useServiceContacts();
  const openContact = useOpenContact();

  return (
    <List label={t('customerService')}>
      {contacts.map((contact) => {
        const { icon, name, hint } = contactLooks[contact.kind];
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
