import type { HelpEntry } from '@livery/api/help/getHelp';
import { Link, List, ScreenPart } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import { helpAddress } from '../../model/helpAddress.ts';
import { NumberedRow } from './NumberedRow.tsx';
import styles from './HelpView.module.css';

interface HelpTopicProps {
  entry: HelpEntry;
  /** The index of the entry, from 0. */
  target: number;
}

/** The title of an entry, and its numbered children. The title is a link if the entry has a text. */
export function HelpTopic({ entry: { title, html, children }, target }: HelpTopicProps) {
  return (
    <ScreenPart
      title={
        html === '' ? (
          <bdi>{title}</bdi>
        ) : (
          <Link href={helpAddress({ entry: target })} className={styles.titleLink}>
            <bdi>{title}</bdi>
            <ChevronRight aria-hidden />
          </Link>
        )
      }
    >
      <List>
        {children.map((child, index) => (
          <NumberedRow
            key={index}
            number={index + 1}
            title={child.title}
            href={helpAddress({ entry: target, child: index })}
          />
        ))}
      </List>
    </ScreenPart>
  );
}
