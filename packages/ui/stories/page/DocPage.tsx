import { type ReactNode, useEffect } from 'react';
import { classNames } from '../../src/classNames.ts';
import styles from './DocPage.module.css';

export interface DocPageProps {
  /** The category of the page, above the title. */
  eyebrow: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of documentation in the theme of the merchant in the toolbar. Its own texts are in English. */
export function DocPage({ eyebrow, title, lead, children }: DocPageProps) {
  useWidePage();
  return (
    <article className={styles['page']} lang="en" dir="ltr">
      <header className={styles['head']}>
        <p className={styles['eyebrow']}>{eyebrow}</p>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** Makes the page as wide as its window: only phone screens need the column. */
export function useWidePage() {
  useEffect(() => {
    document.documentElement.dataset['page'] = 'wide';
    return () => void delete document.documentElement.dataset['page'];
  }, []);
}

export function DocSection({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{title}</h2>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {children}
    </section>
  );
}

/** Cards side by side, as many as fit. Set `isNarrow` for small cards. */
export function Columns({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={classNames(styles['columns'], isNarrow && styles['narrow'])}>{children}</div>;
}

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles['card']}>{children}</div>;
}

/** The second line of a sample, in a less visible colour: its size or its name. */
export function Value({ children }: { children: ReactNode }) {
  return <span className={styles['value']}>{children}</span>;
}

export function DocList({ items, isOrdered = false }: { items: readonly ReactNode[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  // The index can be the key, because the order of the items never changes.
  return (
    <List className={classNames(styles['list'], isOrdered && styles['steps'])}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

export function DocTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function CodeSample({ children }: { children: string }) {
  return (
    <pre className={styles['code']}>
      <code>{children}</code>
    </pre>
  );
}
