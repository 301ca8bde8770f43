import { contactAddress, type ServiceContact } from '@livery/api/service/getCustomerService';
import { useEffect, useState } from 'react';

/** Returns the address of a contact as soon as it is available. Undefined before that, and if it must not be opened. */
export function useContactAddress(contact: ServiceContact | undefined): string | undefined {
  const [found, setFound] = useState<{ of: ServiceContact; address: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    if (contact)
      void contactAddress(contact).then((address) => {
        if (isWanted) setFound({ of: contact, address });
      });
    return () => {
      isWanted = false;
    };
  }, [contact]);
  return found !== undefined && found.of === contact ? found.address : undefined;
}
