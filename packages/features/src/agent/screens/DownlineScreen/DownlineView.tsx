import type { DownlineMember } from '@livery/api/agent/getDownline';
import { useFormats } from '@livery/foundation/formats';
import { FilterSelect, HistoryFilter, HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history';
import { afterOverlay } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Button, SearchField } from '@livery/ui';
import { type DownlineFilter, levels } from '../../model/downlineFilter.ts';
import { MemberDetail } from './MemberDetail.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './DownlineView.module.css';

export interface DownlineViewProps {
  filter: DownlineFilter;
  onFilter: (filter: DownlineFilter) => void;
  /** Id of the list. Different for each filter. */
  listId: string;
  members: HistoryPages<DownlineMember>;
}

/** A search, a filter, and the matching members. A tap on a member opens all figures and a link to their recruits. */
export function DownlineView({ filter, onFilter, listId, members }: DownlineViewProps) {
  const { t } = useTexts('agentArea');
  const { t: shell } = useTexts('shell');
  const { account, numerals } = useFormats();
  const opened = useOpenRow<DownlineMember>();
  const levelText = (level: string | number) => t('level', { number: numerals(String(level)) });
  const { period, name, level, memberId } = filter;
  // All members recruited by one member have the same upline.
  const upline = memberId === undefined ? undefined : members.rows[0]?.upline;
  const chosen = [level && levelText(level), upline === undefined ? undefined : account(upline)].filter(
    (words) => words !== undefined,
  );

  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          maxLength={64}
          value={name ?? ''}
          onSearch={(text) => onFilter({ ...filter, name: text })}
        />
        {memberId !== undefined && (
          <Button variant="quiet" size="small" onClick={() => onFilter({ period })}>
            {t('whole')}
          </Button>
        )}
      </div>
      <HistoryFilter filter={filter} chosen={chosen} onChange={onFilter}>
        {(draft, change) => (
          <FilterSelect
            label={t('levelFilter')}
            allLabel={t('allLevels')}
            options={levels.map((value) => ({ value, label: levelText(value) }))}
            value={draft.level}
            onChoose={(value) => change({ level: value })}
          />
        )}
      </HistoryFilter>
      <HistoryList
        label={shell('downline')}
        listId={listId}
        pages={members}
        renderRow={(member) => <MemberRow member={member} onOpen={() => opened.onOpen(member)} />}
        emptyDrawing="people"
        emptyTitle={t('noneFound')}
        emptyHint={t('noneFoundHint')}
      />
      {opened.row && (
        <MemberDetail
          member={opened.row}
          isOpen={opened.isOpen}
          onClose={opened.onClose}
          onShowBrought={({ id }) => {
            afterOverlay(() => onFilter({ period, memberId: id }));
            opened.onClose();
          }}
        />
      )}
    </>
  );
}
