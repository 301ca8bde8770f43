import type { Words } from '../words.ts';

/** The files of a screen's folder by name. `area` holds its texts, its title under `titleKey`. */
export function screenFiles(
  { pascal, camel, sentence }: Words,
  area: string,
  titleKey: string,
): Record<string, string> {
  return {
    [`${pascal}Screen.tsx`]: `import { ${pascal}View } from './${pascal}View.tsx';
import { use${pascal}Screen } from './use${pascal}Screen.ts';

/** ${sentence}. */
export function ${pascal}Screen() {
  return <${pascal}View {...use${pascal}Screen()} />;
}
`,
    [`use${pascal}Screen.ts`]: `import { useGoBack } from '@livery/foundation/navigation';
import type { ${pascal}ViewProps } from './${pascal}View.tsx';

/** What the screen shows and does: the only place with endpoints, store and navigation. */
export function use${pascal}Screen(): ${pascal}ViewProps {
  return { onBack: useGoBack() };
}
`,
    [`${pascal}View.tsx`]: `import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton, EmptyState } from '@livery/ui';
import styles from './${pascal}View.module.css';

export interface ${pascal}ViewProps {
  onBack: () => void;
}

/** ${sentence}: a bar with the title, and below it that there is nothing yet. */
export function ${pascal}View({ onBack }: ${pascal}ViewProps) {
  const { t } = useTexts('${area}');
  const { t: common } = useTexts('common');

  return (
    <>
      <AppBar start={<BackButton label={common('back')} onClick={onBack} />} title={t('${titleKey}')} />
      <div className={styles.content}>
        <EmptyState title={common('noData')} />
      </div>
    </>
  );
}
`,
    [`${pascal}View.module.css`]: `.content {
  display: grid;
  gap: var(--gap-block);
  padding: var(--gutter);
}
`,
    [`${pascal}View.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { ${pascal}View } from './${pascal}View.tsx';

const meta = { title: 'Screens/${pascal}', component: ${pascal}View, decorators: [withTexts], args: { onBack: fn() }, parameters: { isBare: true } } satisfies Meta<typeof ${pascal}View>;
export default meta;

export const Empty: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
`,
    [`${pascal}Screen.test.tsx`]: `// @vitest-environment jsdom
import { i18nextReader } from '@livery/i18n/i18next';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import common from '@livery/i18n/texts/EN/common.json';
import words from '@livery/i18n/texts/EN/${area}.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

test('it says what it is, and back leads home where there is nothing to go back to', async () => {
  const texts = createTexts({ language: 'EN', load: () => Promise.resolve({}), ready: { EN: { common, ${area}: words } }, reader: i18nextReader() });
  render(
    <TextsProvider value={texts}>
      <MemoryRouter initialEntries={['/m/${camel}']}>
        <Routes>
          <Route path="/m/${camel}" element={<${pascal}Screen />} />
          <Route path="/m/home" element={<p>home</p>} />
        </Routes>
      </MemoryRouter>
    </TextsProvider>,
  );
  expect(await screen.findByRole('heading', { name: words.${titleKey} })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: common.back }));
  expect(screen.getByText('home')).toBeTruthy();
});
`,
  };
}
