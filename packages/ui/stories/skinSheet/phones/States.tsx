import { Button, EmptyState, ErrorState } from '../../../src/index.ts';
import type { SampleTexts } from '../../sampleTexts.ts';
import { Inset } from './Inset.tsx';

/** The screens for empty content and for failures. */
export function States({ t }: { t: SampleTexts }) {
  return (
    <Inset>
      <EmptyState drawing="favourites" title={t.noData} action={<Button variant="primary">{t.hotGames}</Button>} />
      <EmptyState drawing="search" title={t.noData}>
        {t.noDataMore}
      </EmptyState>
      <ErrorState kind="offline" title={t.offline} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState title={t.failed} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState kind="maintenance" title={t.maintenance} />
      <ErrorState kind="blocked" title={t.blocked} />
    </Inset>
  );
}
