import { classNames } from '../../src/classNames.ts';
import { DocSection } from '../page/DocPage.tsx';
import { textsOf } from '../sampleTexts.ts';
import { Account } from './phones/Account.tsx';
import { Home } from './phones/Home.tsx';
import { Inset } from './phones/Inset.tsx';
import { LoginForm } from './phones/LoginForm.tsx';
import { States } from './phones/States.tsx';
import styles from './SkinSheet.module.css';

/** Screens that combine many components, in the merchant's theme and the language of the toolbar. */
export function Phones({ globals, merchant }: { globals: Readonly<Record<string, unknown>>; merchant: string }) {
  const t = textsOf(globals);
  const screens = [
    { name: 'Home', content: <Home t={t} merchant={merchant} /> },
    {
      name: 'Form',
      content: (
        <Inset>
          <LoginForm t={t} />
        </Inset>
      ),
    },
    { name: 'Account', content: <Account t={t} merchant={merchant} /> },
    { name: 'Empty and failed', content: <States t={t} /> },
  ];
  return (
    <DocSection title="On the screen">
      <div className={styles['phones']}>
        {screens.map(({ name, content }) => (
          <section
            key={name}
            aria-label={name}
            className={classNames(styles['phone'], styles['isScreen'])}
            lang={document.documentElement.lang}
            dir={document.documentElement.dir}
          >
            {content}
          </section>
        ))}
      </div>
    </DocSection>
  );
}
