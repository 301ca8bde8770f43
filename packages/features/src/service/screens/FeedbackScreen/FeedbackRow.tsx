import type { Feedback } from '@livery/api/feedback/getFeedback';
import { useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { SentPicture } from '@livery/ui/sent-picture';
import { useTexts } from '@livery/i18n/react';
import { topicDisplay } from '../../model/topicDisplay.tsx';
import styles from './FeedbackRow.module.css';

interface FeedbackRowProps {
  feedback: Feedback;
  /** Called when a picture cannot be loaded. */
  onPictureFailed: () => void;
}

/** One feedback of a member: its topic, time, text and pictures, and the answer. */
export function FeedbackRow({
  feedback: { category, text, sentAt, pictures, answer },
  onPictureFailed,
}: FeedbackRowProps) {
  const { t } = useTexts('feedback');
  const { moment, numerals, time } = useFormats();
  const position = (index: number) => ({ position: numerals(String(index + 1)) });
  const { icon } = entryFor(category, topicDisplay, topicDisplay.OTHER);
  return (
    <article className={styles.row}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.inside}>
        <p className={styles.head}>
          <span className={styles.topic}>
            <GatewayTerm word={category} text={(known) => t(topicDisplay[known].name)} />
          </span>
          <time dateTime={sentAt} className={styles.time}>
            <bdi>{time(Date.parse(sentAt))}</bdi>
          </time>
        </p>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
        {pictures.length > 0 && (
          <ul className={styles.pictures}>
            {pictures.map((address, index) => (
              // A refetch changes a picture's address, but not its position.
              <li key={index}>
                <SentPicture
                  address={address}
                  label={t('openPicture', position(index))}
                  goneLabel={t('pictureGone', position(index))}
                  onFailed={onPictureFailed}
                />
              </li>
            ))}
          </ul>
        )}
        {answer === undefined ? (
          <p className={styles.notAnswered}>{t('notAnswered')}</p>
        ) : (
          <div className={styles.answer}>
            <p className={styles.head}>
              <span className={styles.topic}>{t('answer')}</span>
              <time dateTime={answer.at} className={styles.time}>
                <bdi>{moment(Date.parse(answer.at))}</bdi>
              </time>
            </p>
            <p dir="auto" className={styles.text}>
              {answer.text}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
