import { useFormats } from '@livery/foundation/formats';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, List, ListRow } from '@livery/ui';
import { helpAddress } from '../../model/helpAddress.ts';
import type { TargetPage } from '../../model/helpPages.ts';
import styles from './HelpView.module.css';

interface FoundPagesProps {
  /** The search words. */
  words: string;
  found: readonly TargetPage[];
}

/**
 * The pages that a search found, each with its topic. Without results, it shows a hint that links to customer service.
 */
export function FoundPages({ words, found }: FoundPagesProps) {
  const { t } = useTexts('help');
  const { t: shell } = useTexts('shell');
  const { numerals } = useFormats();
  const count = t('found', { count: found.length });
  return (
    <section aria-label={t('search')} className={styles.group}>
      <p role="status" className={styles.count}>
        {found.length > 0 && numerals(count)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('nothing', { words })}
          action={
            <ButtonLink variant="primary" href={paths.service}>
              {shell('service')}
            </ButtonLink>
          }
        >
          {t('nothingHint')}
        </EmptyState>
      ) : (
        <List label={count}>
          {found.map(({ target, title, topic }) => (
            <ListRow
              key={helpAddress(target)}
              title={<bdi>{title}</bdi>}
              hint={topic !== undefined && <bdi>{topic}</bdi>}
              href={helpAddress(target)}
            />
          ))}
        </List>
      )}
    </section>
  );
}
