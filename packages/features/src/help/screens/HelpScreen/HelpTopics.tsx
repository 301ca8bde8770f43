import type { HelpEntry } from '@livery/api/help/getHelp';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { helpAddress } from '../../model/helpAddress.ts';
import { HelpTopic } from './HelpTopic.tsx';
import styles from './HelpView.module.css';

/** Every topic with its pages. Entries without children are listed together at the end. */
export function HelpTopics({ entries }: { entries: readonly HelpEntry[] }) {
  const { t } = useTexts('help');
  const topics = entries.map((entry, target) => ({ entry, target }));
  const alone = topics.filter(({ entry }) => entry.children.length === 0);
  return (
    <>
      {topics
        .filter(({ entry }) => entry.children.length > 0)
        .map(({ entry, target }) => (
          <HelpTopic key={target} entry={entry} target={target} />
        ))}
      {alone.length > 0 && (
        <div className={styles.group}>
          <List label={t('topics')}>
            {alone.map(({ entry, target }) => (
              <ListRow key={target} title={<bdi>{entry.title}</bdi>} href={helpAddress({ entry: target })} />
            ))}
          </List>
        </div>
      )}
    </>
  );
}
