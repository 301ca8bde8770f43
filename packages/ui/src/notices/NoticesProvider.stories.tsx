import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../stories/sampleTexts.ts';
import { Button } from '../components/Button/Button.tsx';
import { noticeDuration, useNotices } from './notices.ts';
import { NoticesProvider } from './NoticesProvider.tsx';

const meta = { title: 'Components/Notices', component: NoticesProvider, args: { label: '', children: null } } satisfies Meta<typeof NoticesProvider>;
export default meta;

function Buttons({ t }: { t: SampleTexts }) {
  const { notify, startLoading } = useNotices();
  return (
    <>
      <Button onClick={() => notify(t.saved, { kind: 'success' })}>{t.confirm}</Button>
      <Button onClick={() => notify(t.offlineToast, { kind: 'failure', duration: noticeDuration.short })}>{t.retry}</Button>
      <Button onClick={() => startLoading(t.wait, 600)}>{t.login}</Button>
    </>
  );
}

export const EndInTime: StoryObj<typeof meta> = {
  render: (_, { globals }) => <NoticesProvider label={textsOf(globals).notices}><Buttons t={textsOf(globals)} /></NoticesProvider>,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.login }));
    await waitFor(() => expect(canvas.getByText(t.wait)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(t.wait)).toBeNull(), { timeout: 2000 });
    // A new message takes the place of the last, and its time starts anew.
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await userEvent.click(canvas.getByRole('button', { name: t.confirm }));
    const shownAt = performance.now();
    await expect(canvas.queryByText(t.offlineToast)).toBeNull();
    await waitFor(() => expect(canvas.queryByText(t.saved)).toBeNull(), { timeout: 4000 });
    await expect(performance.now() - shownAt).toBeGreaterThan(1200);
    await expect(performance.now() - shownAt).toBeLessThan(2900);
  },
};
