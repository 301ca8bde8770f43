import type { Vendor } from '@livery/api/games/gameLists';
import { useFormats } from '@livery/foundation/formats';
import { afterOverlay, useBackCloses } from '@livery/foundation/navigation';
import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { EmptyState, List, ListRow, SearchField, SegmentedControl } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { Check, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { arrangeProviders, type ProviderOrder } from '../../model/arrangeProviders.ts';
import { VendorLogo } from '../VendorLogo/VendorLogo.tsx';
import styles from './ProvidersSheet.module.css';

export interface ProvidersSheetProps {
  isOpen: boolean;
  onClose: () => void;
  vendors: readonly Vendor[];
  /** Code of the chosen provider. Undefined: all providers. */
  chosen: string | undefined;
  /** Called with the code after the sheet is closed, or with undefined for all providers. */
  onChoose: (code: string | undefined) => void;
}

/** All providers of a kind of game with their logos. The player can search, sort and choose them. */
export function ProvidersSheet({ isOpen, onClose, ...choice }: ProvidersSheetProps) {
  const { t } = useTexts('providers');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <Providers onClose={onClose} {...choice} />
    </Sheet>
  );
}

function Providers({ vendors, chosen, onClose, onChoose }: Omit<ProvidersSheetProps, 'isOpen'>) {
  const { t } = useTexts('providers');
  const { numerals } = useFormats();
  const { tag } = languageOf(useLanguage());
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ProviderOrder>('popular');
  const shown = arrangeProviders(vendors, { order, search, language: tag });
  const choose = (code: string | undefined) => {
    afterOverlay(() => onChoose(code));
    onClose();
  };
  const rowOf = (code: string | undefined) => ({
    isCurrent: code === chosen,
    end: code === chosen && <Check aria-hidden className={styles.check} />,
    onClick: () => choose(code),
  });

  return (
    <div className={styles.providers}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={40}
        onSearch={setSearch}
        onType={setSearch}
      />
      <SegmentedControl
        label={t('sort')}
        chosen={order}
        onChoose={setOrder}
        options={[
          { id: 'popular', label: t('sortPopular') },
          { id: 'name', label: t('sortName') },
          // This order is offered only if the gateway sends the number of games of each provider.
          ...(vendors.every(({ gameCount }) => gameCount !== undefined)
            ? [{ id: 'games' as const, label: t('sortGames') }]
            : []),
        ]}
      />
      <div aria-live="polite">
        {shown.length === 0 && (
          <EmptyState drawing="search" title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        )}
      </div>
      {shown.length > 0 && (
        <List label={t('title')}>
          {search.trim() === '' && (
            <ListRow
              icon={
                <span className={styles.all}>
                  <LayoutGrid aria-hidden />
                </span>
              }
              title={t('all')}
              {...rowOf(undefined)}
            />
          )}
          {shown.map((vendor) => (
            <ListRow
              key={vendor.code}
              icon={<VendorLogo vendor={vendor} width={0.88} />}
              title={<bdi>{vendor.name}</bdi>}
              hint={
                vendor.gameCount !== undefined &&
                t('games', { count: vendor.gameCount, formattedCount: numerals(String(vendor.gameCount)) })
              }
              {...rowOf(vendor.code)}
            />
          ))}
        </List>
      )}
    </div>
  );
}
