import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { termText } from '@livery/foundation/gateway-terms';
import { MessageAwaited, MessageGone, MessageText } from '@livery/foundation/messages';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink } from '@livery/ui';
import { ListEnd } from '@livery/ui/virtual';
import { Trash2 } from 'lucide-react';
import type { OpenedInboxMessage } from '../../hooks/useOpenInboxMessage.ts';
import { kindDisplay } from '../../model/kindDisplay.tsx';

interface OpenInboxMessageProps {
  opened: OpenedInboxMessage;
  /** The error, if the inbox is not loaded. */
  failure: GatewayError | undefined;
  /** Whether the inbox is being requested again. */
  isRetrying: boolean;
  onRetry: () => void;
  /** Called with the message's id. */
  onRemove: (id: string) => void;
}

/** One message of the inbox in full, or the reason why it is not shown. */
export function OpenInboxMessage({
  opened: { message, isAwaited, isOutsideSearch },
  failure,
  isRetrying,
  onRetry,
  onRemove,
}: OpenInboxMessageProps) {
  const { t } = useTexts('inbox');
  const { t: common } = useTexts('common');
  const toList = { href: paths.inbox, label: t('toList') };
  if (message !== undefined)
    return (
      <>
        {isOutsideSearch && (
          <ListEnd
            more={isRetrying ? 'loading' : 'failed'}
            loadingText={common('loading')}
            failedText={t('searchFailed')}
            retryLabel={common('retry')}
            onRetry={onRetry}
          />
        )}
        <MessageText
          key={message.id}
          title={message.title}
          kind={termText(message.kind, (known) => t(kindDisplay[known].name))}
          at={message.sentAt}
          html={message.content}
        >
          <ButtonLink href={toList.href}>{toList.label}</ButtonLink>
          <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => onRemove(message.id)}>
            {t('remove')}
          </Button>
        </MessageText>
      </>
    );
  if (isAwaited) return <MessageAwaited />;
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return <MessageGone title={t('gone')} back={toList} />;
}
