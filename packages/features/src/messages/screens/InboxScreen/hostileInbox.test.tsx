import { expect, test } from 'vitest';
import { showHostileBodies } from '../../../../testing/hostileBodies.tsx';
import { emptyInbox, sampleMessages } from './inboxSamples.ts';
import { InboxView } from './InboxView.tsx';

const [message] = sampleMessages(1);

test('of 200 hostile inbox messages none shows more than words, links and pictures', () => {
  const shown = showHostileBodies((html) => (
    <InboxView
      {...emptyInbox}
      opened={{ id: '1', message: { ...message!, title: html, content: html }, isAwaited: false }}
    />
  ));
  expect(shown).toEqual({ faults: [], hasRun: false });
});
