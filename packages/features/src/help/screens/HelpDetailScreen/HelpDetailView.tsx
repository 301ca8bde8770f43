import { OpenAddresses } from '@livery/foundation/navigation';
import { useContentPictures } from '@livery/foundation/pictures';
import { useTexts } from '@livery/i18n/react';
import { List, ScreenBody } from '@livery/ui';
import { SafeHtml } from '@livery/ui/html';
import { type Ref, use } from 'react';
import { helpAddress } from '../../model/helpAddress.ts';
import type { HelpDetail } from '../../model/helpPages.ts';
import { NumberedRow } from '../HelpScreen/NumberedRow.tsx';
import { PagesAround } from './PagesAround.tsx';
import styles from './HelpDetailView.module.css';

export interface HelpDetailViewProps {
  detail: HelpDetail;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Title and sanitised text of a page, its child pages, and links to the previous and next pages. */
export function HelpDetailView({ detail, titleRef }: HelpDetailViewProps) {
  const { t } = useTexts('help');
  const locatePicture = useContentPictures();
  const isOpen = use(OpenAddresses);
  const { title, topic, html, target, children, previous, next } = detail;
  return (
    <ScreenBody>
      <article className={styles.page}>
        <header>
          {topic !== undefined && (
            <p className={styles.topic}>
              <bdi>{topic}</bdi>
            </p>
          )}
          <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
            <bdi>{title}</bdi>
          </h2>
        </header>
        {html !== '' && <SafeHtml html={html} locatePicture={locatePicture} isOpen={isOpen} />}
      </article>
      {children.length > 0 && (
        <List label={t('inTopic')}>
          {children.map((child, index) => (
            <NumberedRow
              key={index}
              number={index + 1}
              title={child.title}
              href={helpAddress({ entry: target.entry, child: index })}
            />
          ))}
        </List>
      )}
      <PagesAround previous={previous} next={next} />
    </ScreenBody>
  );
}
