import type { PublicMerchant } from '@livery/merchant';
import { List, ListRow } from '@livery/ui';
import { Globe, Phone } from 'lucide-react';

interface HelpContactsProps {
  contacts: NonNullable<PublicMerchant['licence']['helpContacts']>;
}

/** Who helps players, a row for each way to them. */
export function HelpContacts({ contacts }: HelpContactsProps) {
  return (
    <List>
      {contacts.flatMap(({ name, phone, url }) => [
        phone !== undefined && (
          <ListRow
            key={`${name} phone`}
            icon={<Phone aria-hidden />}
            title={<bdi>{name}</bdi>}
            hint={<bdi dir="ltr">{phone}</bdi>}
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          />
        ),
        url !== undefined && (
          <ListRow
            key={`${name} page`}
            icon={<Globe aria-hidden />}
            title={<bdi>{name}</bdi>}
            hint={<bdi dir="ltr">{new URL(url).host}</bdi>}
            href={url}
          />
        ),
      ])}
    </List>
  );
}
