import { Globe, Phone } from 'lucide-react';
import { List, ListRow } from './ListRow.tsx';

export interface ContactRowsProps {
  /** The contacts: with a telephone number, a page, or both. */
  contacts: readonly { name: string; phone?: string | undefined; url?: string | undefined }[];
}

/** Contacts, with a row for each telephone number and page. */
export function ContactRows({ contacts }: ContactRowsProps) {
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
