import { useState } from 'react';
import { classNames } from '../../src/classNames.ts';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card, Value } from './DocPage.tsx';
import styles from './MotionSample.module.css';

/** A duration with an easing, which the reader can play several times. */
export function MotionSample({ duration, ease, use }: { duration: string; ease: string; use: string }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Card>
      <strong>
        duration.{duration}, ease.{ease}
      </strong>
      <Value>{use}</Value>
      <span className={styles['track']}>
        <span
          className={classNames(styles['dot'], isThere && styles['isThere'])}
          style={{
            transitionDuration: `var(--duration-${duration})`,
            transitionTimingFunction: `var(--ease-${ease === 'inOut' ? 'in-out' : ease})`,
          }}
        />
      </span>
      <Button size="small" onClick={() => setIsThere(!isThere)}>
        Play {duration}
      </Button>
    </Card>
  );
}
