import type { GatewayError } from '@livery/api/client';
import type { ServiceContact } from '@livery/api/service/getCustomerService';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, List, ListRow, RowSkeleton, ScreenBody, ScreenPart } from '@livery/ui';
import { CircleQuestionMark, PencilLine } from 'lucide-react';
import { feedbackAddress } from '../../model/feedbackAddress.ts';
import { ChatCard, type ChatState } from './ChatCard.tsx';
import { ContactRow } from './ContactRow.tsx';
import styles from './ServiceView.module.css';

export interface ServiceViewProps {
  /** The live chat; undefined if the merchant has none. */
  chat: ChatState | undefined;
  /** The other contacts, in the gateway's order; undefined until they have loaded. */
  contacts: readonly ServiceContact[] | undefined;
  /** The error, if the contacts could not be loaded. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  onContact: (contact: ServiceContact) => void;
  /** Set for players who may not write. Shows the reason. */
  onFeedbackRefused: (() => void) | undefined;
}

/** The live chat, the other contacts, and further help: the feedback form and the help centre. */
export function ServiceView({ chat, contacts, failure, onRetry, onContact, onFeedbackRefused }: ServiceViewProps) {
  const { t } = useTexts('service');
  const { t: shell } = useTexts('shell');
  const isNone = contacts?.length === 0;
  // Without any contact, the row is omitted, because the empty state has a button to the help centre.
  const hasHelpRow = !isNone || chat !== undefined;
  return (
    <ScreenBody>
      {chat && <ChatCard chat={chat} hasOthers={!isNone && failure === undefined} />}
      {failure !== undefined ? (
        <LoadFailed error={failure} onRetry={onRetry} />
      ) : !isNone ? (
        <ScreenPart title={t('waysToReachUs')} look="quiet">
          <Contacts contacts={contacts} onContact={onContact} />
        </ScreenPart>
      ) : (
        chat === undefined && (
          <EmptyState
            drawing="people"
            title={t('contactsNone')}
            action={
              <ButtonLink variant="primary" href={paths.help}>
                {shell('help')}
              </ButtonLink>
            }
          >
            {t('contactsNoneWords')}
          </EmptyState>
        )
      )}
      <ScreenPart title={t('moreHelp')} look="quiet">
        <List>
          <ListRow
            icon={<PencilLine aria-hidden />}
            title={t('writeToUs')}
            hint={t('writeHint')}
            leadsOn
            {...(onFeedbackRefused ? { onClick: onFeedbackRefused } : { href: feedbackAddress })}
          />
          {hasHelpRow && (
            <ListRow
              icon={<CircleQuestionMark aria-hidden />}
              title={shell('help')}
              hint={t('helpHint')}
              href={paths.help}
            />
          )}
        </List>
      </ScreenPart>
    </ScreenBody>
  );
}

function Contacts({ contacts, onContact }: Pick<ServiceViewProps, 'contacts' | 'onContact'>) {
  const { t } = useTexts('service');
  const { t: common } = useTexts('common');
  if (contacts === undefined)
    return (
      <output aria-label={common('loading')} className={styles.awaited}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </output>
    );
  return (
    <List label={t('waysToReachUs')}>
      {contacts.map((contact) => (
        <ContactRow key={`${contact.kind} ${contact.path}`} contact={contact} onContact={onContact} />
      ))}
    </List>
  );
}
