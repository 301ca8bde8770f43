import type { InboxMessage } from '@livery/api/messages/getInbox';
import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { HistoryList, type HistoryPages } from '@livery/foundation/history';
import { MessageChoice, MessageRow } from '@livery/foundation/messages';
import { useBackCloses } from '@livery/foundation/navigation';
import { entryFor, termText } from '@livery/foundation/gateway-terms';
import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, SearchField } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import type { ChosenMessages } from '../../hooks/useChosenMessages.ts';
import type { OpenedInboxMessage } from '../../hooks/useOpenInboxMessage.ts';
import { kindDisplay } from '../../model/kindDisplay.tsx';
import { longestSearch } from '../../model/longestSearch.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { InboxTools } from './InboxTools.tsx';
import styles from './InboxView.module.css';
import { OpenInboxMessage } from './OpenInboxMessage.tsx';

export interface InboxViewProps {
  /** The messages that the search found. Without a search, all messages. */
  inbox: HistoryPages<InboxMessage>;
  /** Whether there are no messages at all. Then the list is empty without a search. */
  isEmpty: boolean;
  /** The message of the address. */
  opened: OpenedInboxMessage;
  search: string;
  /** Called with the search words, and with an empty text when they are cleared. */
  onSearch: (text: string) => void;
  /** The number of unread messages in the whole inbox. */
  unread: number;
  isReadingAll: boolean;
  onReadAll: () => void;
  chosen: ChosenMessages;
  onReadChosen: () => void;
  /** Ids of the messages to remove, while the confirmation is open. Otherwise empty. */
  asked: readonly string[];
  onAsk: (ids: readonly string[]) => void;
  onKeep: () => void;
  onRemove: () => void;
}

const atOf = ({ sentAt }: InboxMessage) => sentAt;

/** The messages by day, with search and selection, or the open message. */
export function InboxView(props: InboxViewProps) {
  const { inbox, opened, asked, onAsk, onKeep, onRemove } = props;
  const { t } = useTexts('inbox');
  const { numerals } = useFormats();
  const isAsking = asked.length > 0;
  useBackCloses(isAsking, onKeep);
  return (
    <>
      {opened.id === undefined ? (
        <InboxList {...props} />
      ) : (
        <OpenInboxMessage
          opened={opened}
          failure={inbox.failure ?? inbox.refreshFailure}
          isRetrying={inbox.isLoading || inbox.isRefreshing === true}
          onRetry={inbox.onRetry}
          onRemove={(id) => onAsk([id])}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { count: asked.length, formattedCount: numerals(String(asked.length)) })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isDanger
        onConfirm={onRemove}
        onCancel={onKeep}
      >
        {t('removeWords')}
      </ConfirmDialog>
    </>
  );
}

function InboxList({ inbox, isEmpty, search, onSearch, unread, chosen, ...rest }: InboxViewProps) {
  const { t } = useTexts('inbox');
  const { t: shell } = useTexts('shell');
  const isListed = !inbox.isLoading && inbox.failure === undefined;
  const renderRow = (message: InboxMessage) => {
    const { id, kind, title, sentAt, read } = message;
    const parts = {
      icon: entryFor(kind, kindDisplay, kindDisplay.OTHER).icon,
      title,
      kind: termText(kind, (known) => t(kindDisplay[known].name)),
      at: sentAt,
      isRead: read,
    };
    return chosen.isChoosing ? (
      <MessageChoice {...parts} isChosen={chosen.ids.has(id)} onChoose={(isChosen) => chosen.onChoose(id, isChosen)} />
    ) : (
      // The link contains the search. So the message is found in the results, and a step back shows the results again.
      <MessageRow {...parts} href={`${paths.inbox}?${new URLSearchParams({ ...(search !== '' && { search }), id })}`} />
    );
  };
  return (
    <>
      {(search !== '' || (isListed && !isEmpty)) && (
        <div className={styles.top}>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clearSearch')}
            maxLength={longestSearch}
            value={search}
            onSearch={onSearch}
          />
          {chosen.isChoosing ? (
            <ChosenBar
              chosen={chosen}
              all={inbox.rows.map(({ id }) => id)}
              onRead={rest.onReadChosen}
              onRemove={() => rest.onAsk([...chosen.ids])}
            />
          ) : (
            <InboxTools
              hasUnread={unread > 0}
              isReadingAll={rest.isReadingAll}
              onReadAll={rest.onReadAll}
              onChoose={chosen.onBegin}
            />
          )}
        </div>
      )}
      {isListed && search !== '' && inbox.rows.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => onSearch('')}>{t('clearSearch')}</Button>}
        />
      ) : (
        <HistoryList
          label={shell('inbox')}
          listId={search}
          pages={inbox}
          atOf={atOf}
          renderRow={renderRow}
          emptyDrawing="letters"
          emptyTitle={t('empty')}
          emptyHint={t('emptyHint')}
        />
      )}
    </>
  );
}
