import { useTexts } from '@livery/i18n/react';
import { Badge } from '@livery/ui';
import { useFormats } from '../formats/index.ts';

/**
 * Number of unread items, at most '99+'. Renders nothing if it is zero. Screen readers read the number and its meaning.
 */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTexts('common');
  const { numerals } = useFormats();
  const format = (number: number) => numerals(String(number));
  return <Badge count={count} label={t('unread', { count, formattedCount: format(count) })} format={format} />;
}
