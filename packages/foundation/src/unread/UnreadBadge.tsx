import { useTexts } from '@livery/i18n/react';
import { Badge } from '@livery/ui';
import { useFormats } from '../formats/index.ts';

/** How much is unread, at most '99+'; nothing where there is none. Screen readers hear the number and what it counts. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTexts('common');
  const { numerals } = useFormats();
  const format = (number: number) => numerals(String(number));
  return <Badge count={count} label={t('unread', { count, formattedCount: format(count) })} format={format} />;
}
