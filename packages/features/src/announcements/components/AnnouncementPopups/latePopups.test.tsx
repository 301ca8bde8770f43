import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { AnnouncementPopups } from './AnnouncementPopups.tsx';

const code = vi.hoisted(() => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { arrived, release };
});
vi.mock('./PopupCards.tsx', async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});
const network = startNetwork();
// Compiles the file before the test, so that its compile time on a slow machine does not matter.
beforeAll(() => vi.importActual('./PopupCards.tsx'));
afterEach(() => vi.useRealTimers());

test(
  '[HOME-17] a popup whose code loads late does not cover a dialog that was opened before',
  { tags: 'whole' },
  async () => {
    const popup = { id: '1', announcementId: 'PU-1', title: 'Late', content: '<p>Words.</p>', read: false };
    network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, popup: { content: [popup] } }));
    const clock = stopClock();
    const { store } = renderScreen(
      <>
        <dialog aria-label="Question" />
        <AnnouncementPopups />
      </>,
    );
    const question = document.querySelector('dialog')!;
    await clock.idle(store);
    await clock.pass(1_500);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    question.open = true;
    code.release();
    await clock.until(() => expect(document.querySelectorAll('dialog')).toHaveLength(2));
    await clock.pass(1_500);
    expect(screen.getAllByRole('dialog')).toEqual([question]);
    question.open = false;
    await clock.pass(1_000);
    expect(screen.getByRole('dialog', { name: 'Late' })).toBeVisible();
  },
);
