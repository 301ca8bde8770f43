import { test } from 'vitest';
import { assertNoHarm } from '../../../../testing/assertNoHarm.tsx';
import { HelpDetailView } from './HelpDetailView.tsx';

const page = {
  title: 'Deposits',
  place: { entry: 0 },
  isRead: true,
  children: [],
  previous: undefined,
  next: undefined,
};

test('[HELP-04] of 1,000 hostile texts of help none shows more than words, links and pictures', () => {
  assertNoHarm(
    1_000,
    (html) => <HelpDetailView detail={{ ...page, html }} />,
    (shown) => shown.querySelector('[dir=auto]')!,
  );
}, 120_000);
