import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
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
const pass = (milliseconds: number) =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

test('[HOME-17] a popup whose code came late does not cover what was opened meanwhile', async () => {
  const popup = { id: '1', announcementId: 'PU-1', title: 'Late', content: '<p>Words.</p>', read: false };
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, popup: { content: [popup] } }));
  renderScreen(
    <>
      <dialog aria-label="Question" />
      <AnnouncementPopups />
    </>,
  );
  const question = document.querySelector('dialog')!;
  await pass(1500);
  question.open = true;
  code.release();
  await pass(1500);
  expect(screen.getAllByRole('dialog')).toEqual([question]);
  question.open = false;
  expect(await screen.findByRole('dialog', { name: 'Late' }, { timeout: 5_000 })).toBeVisible();
}, 20_000);
