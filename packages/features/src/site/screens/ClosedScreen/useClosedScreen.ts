import {
  contactAddress,
  type ServiceContact,
  useGetCustomerServiceQuery,
} from '@livery/api/service/getCustomerService';
import { useGetClientInfoQuery, useGetSystemStatusQuery } from '@livery/api/site/site';
import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import { type Closure, closureOf } from '../../model/storedClosure.ts';

export interface Contact {
  kind: ServiceContact['kind'];
  href: string;
}

/** State and handlers of the closed screen. */
export function useClosedScreen(closure: Closure, onUnanswered: () => void) {
  const { texts } = useTexts('common');
  const { showToast } = useToasts();
  const { refetch } = useGetSystemStatusQuery();
  const [isAsking, setAsking] = useState(false);
  const isRegion = closure === 'regionRestriction';
  const { data: client } = useGetClientInfoQuery(undefined, { skip: !isRegion });

  async function retry() {
    setAsking(true);
    const { data, isError } = await refetch();
    setAsking(false);
    // The site may be open again although the request failed. An old reply must not prevent players from entering.
    if (isError) onUnanswered();
    else if (data && closureOf(data)) {
      const stillClosed = texts.translate(texts.getLanguage(), 'site')?.('stillClosed');
      if (stillClosed) showToast(stillClosed, { duration: toastDuration.short });
    }
  }

  return {
    isAsking,
    onRetry: () => void retry(),
    ip: isRegion ? client?.ip : undefined,
    region: useRegionName(isRegion ? client?.region : undefined),
    contacts: useContacts(isRegion),
  };
}

/** Returns a country's name in the page's language, or its two-letter code if the browser has no name for it. */
function useRegionName(code: string | undefined): string | undefined {
  const { tag } = languageOf(useLanguage());
  if (!code) return undefined;
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(code);
}

/** Returns the contacts of customer service whose address needs no further call. */
function useContacts(isWanted: boolean): readonly Contact[] {
  const { data } = useGetCustomerServiceQuery(undefined, { skip: !isWanted });
  const [contacts, setContacts] = useState<readonly Contact[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      (data ?? []).map(async (contact) => ({ kind: contact.kind, href: await contactAddress(contact) })),
    ).then((found) => {
      if (isCurrent) setContacts(found.filter((one): one is Contact => one.href !== undefined));
    });
    return () => {
      isCurrent = false;
    };
  }, [data]);

  return isWanted ? contacts : [];
}
