import { addLine } from '../edits.ts';
import { oneOf, wordsOf } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';

/** A component: of packages/ui, or with `--in` of one feature. */
export const component: Kind = ({ name, place }, changes) => {
  const { pascal, sentence } = wordsOf(name, 'component');
  const feature = place === undefined ? undefined : oneOf(featuresOf(changes), place, 'feature');
  const folder =
    feature === undefined ? `packages/ui/src/components/${pascal}` : `${featuresDir}/${feature}/components/${pascal}`;
  changes.create(
    `${folder}/${pascal}.tsx`,
    `import type { ReactNode } from 'react';
import styles from './${pascal}.module.css';

export interface ${pascal}Props {
  children: ReactNode;
}

/** ${sentence}: a surface around what it is given. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <section className={styles.surface}>{children}</section>;
}
`,
  );
  changes.create(
    `${folder}/${pascal}.module.css`,
    `.surface {
  padding: var(--space-16);
  border: var(--border-card);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-text);
}
`,
  );
  changes.create(
    `${folder}/${pascal}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = { title: '${feature === undefined ? 'Components' : `Features/${feature}`}/${pascal}', component: ${pascal}, args: { children: '${sentence}' } } satisfies Meta<typeof ${pascal}>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${sentence}')).toBeVisible();
  },
};
`,
  );
  if (feature === undefined) {
    changes.edit('packages/ui/src/index.ts', (content) => {
      const doors = [
        `export { ${pascal} } from './components/${pascal}/${pascal}.tsx';`,
        `export type { ${pascal}Props } from './components/${pascal}/${pascal}.tsx';`,
      ];
      return doors.reduce(addLine, content);
    });
  }
  return ['Describe it in the comment above it, and give every state it can have a story.'];
};
