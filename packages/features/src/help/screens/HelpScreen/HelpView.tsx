import type { HelpEntry } from '@livery/api/help/getHelp';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, ScreenBody, SearchField } from '@livery/ui';
import type { TargetPage } from '../../model/helpPages.ts';
import { FoundPages } from './FoundPages.tsx';
import { FurtherHelp } from './FurtherHelp.tsx';
import { HelpTopics } from './HelpTopics.tsx';

export interface HelpViewProps {
  entries: readonly HelpEntry[];
  /** The typed search words. */
  words: string;
  /** The pages that contain the words, the best match first; undefined if there are no words. */
  found: readonly TargetPage[] | undefined;
  /** Called with every letter, and with an empty text when the search is cleared. */
  onSearch: (words: string) => void;
}

/** The maximum length of a search. It is longer than any useful question. */
const longestSearch = 60;

/** The search, then its results or all topics. Customer service and the page about the merchant come last. */
export function HelpView({ entries, words, found, onSearch }: HelpViewProps) {
  const { t } = useTexts('help');
  return (
    <ScreenBody>
      {entries.length === 0 ? (
        <EmptyState drawing="letters" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clear')}
            maxLength={longestSearch}
            value={words}
            onType={onSearch}
            onSearch={onSearch}
          />
          {found === undefined ? <HelpTopics entries={entries} /> : <FoundPages words={words.trim()} found={found} />}
        </>
      )}
      <FurtherHelp />
    </ScreenBody>
  );
}
