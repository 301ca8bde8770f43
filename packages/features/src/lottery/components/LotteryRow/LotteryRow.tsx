import { useTexts } from '@livery/i18n/react';
import { Countdown, GameImage, IconLink, NumberBalls, type NumberBallsProps, type TimeLeft } from '@livery/ui';
import { useSharedPicture } from '@livery/ui/motion';
import { History } from 'lucide-react';
import { useState } from 'react';
import styles from './LotteryRow.module.css';

/** The open draw of a lottery. */
interface RowDraw {
  issue: string;
  /** The short number of the draw, as players use it. */
  number: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  opensAt: number;
  closesAt: number;
}

export interface LotteryRowProps {
  name: string;
  /** The lottery's vendor and play types. */
  about: readonly string[];
  /**
   * Addresses of the lottery's picture, in the order in which they are tried. Empty if it has no picture: then the
   * default picture is shown. Undefined while this is unknown.
   */
  sources?: readonly string[] | undefined;
  /** The draw that takes bets. Null if there is no such draw; undefined while this is unknown. */
  draw: RowDraw | null | undefined;
  clockOffset: number;
  /** The last numbers, or `drawing` between the close and the draw. Missing if neither is known. */
  numbers?:
    | (Pick<NumberBallsProps, 'numbers' | 'look' | 'label' | 'isFresh'> & { issue: string })
    | 'drawing'
    | undefined;
  /** Address of the lottery's past draws. */
  results: string;
  /** Opens the lottery; missing if it cannot be opened. */
  onOpen?: (() => void) | undefined;
  toNumerals: (text: string) => string;
  remaining: (left: TimeLeft) => string;
  /** Whether the row is large, with a ring around the time left. Default false. */
  isLarge?: boolean;
}

/** The number of balls that fit side by side on most phones. */
const shownNumbers = 6;

/**
 * A lottery in a list: the time left for bets, the last numbers and a link to the past draws. A tap opens the lottery.
 */
export function LotteryRow({
  name,
  about,
  sources,
  draw,
  clockOffset,
  numbers,
  results,
  onOpen,
  toNumerals,
  remaining,
  isLarge = false,
}: LotteryRowProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const [closed, setClosed] = useState<string>();
  const { ref: picture, leave } = useSharedPicture<HTMLSpanElement>(sources?.[0]);
  const isOver = draw?.issue === closed && closed !== undefined;
  return (
    <article className={`${styles.row} ${isLarge ? styles.large : styles.usual}`}>
      <span className={styles.picture}>
        {sources && <GameImage sources={sources} frameRef={picture} width={0.88} />}
      </span>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            {/* The name is aligned in the page's direction, because the merchant names its lotteries in the page's
                language. */}
            {onOpen ? (
              <button
                type="button"
                data-launch
                className={styles.open}
                onClick={() => {
                  leave();
                  onOpen();
                }}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          <p className={styles.small}>
            {about.map((one) => (
              <bdi key={one} className={styles.part}>
                {one}
              </bdi>
            ))}
          </p>
        </div>
        <div className={styles.time}>
          {draw === null ? (
            <p className={styles.small}>{t('noOpenDraw')}</p>
          ) : (
            draw && (
              <>
                <p className={styles.small}>{lottery('drawNumber', { number: draw.number })}</p>
                <span className={styles.left} data-over={isOver || undefined}>
                  <Countdown
                    deadline={draw.closesAt}
                    startsAt={isLarge ? draw.opensAt : undefined}
                    clockOffset={clockOffset}
                    label={lottery('closesIn')}
                    remainingText={remaining}
                    endedText={t('nextDraw')}
                    toNumerals={toNumerals}
                    isAnnounced={false}
                    onEnd={() => setClosed(draw.issue)}
                  />
                </span>
              </>
            )
          )}
        </div>
        <div className={styles.numbers}>
          {numbers === 'drawing' ? (
            <p className={styles.small}>{lottery('drawing')}</p>
          ) : (
            numbers && (
              <NumberBalls key={numbers.issue} {...numbers} size="small" limit={shownNumbers} toNumerals={toNumerals} />
            )
          )}
        </div>
      </div>
      <IconLink label={t('resultsOf', { name })} href={results} className={styles.results}>
        <History aria-hidden />
      </IconLink>
    </article>
  );
}
