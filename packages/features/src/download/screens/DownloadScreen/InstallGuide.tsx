import { useFormats } from '@livery/foundation/formats';
import { Disclosure } from '@livery/ui';
import { useState } from 'react';
import { type StepDrawing, StepPicture } from './StepPicture.tsx';
import styles from './InstallGuide.module.css';

interface InstallGuideProps {
  title: string;
  /** Whether the guide is open initially. */
  isOpenFirst: boolean;
  /** The actions in their order, each with a drawing. */
  steps: readonly { drawing: StepDrawing; words: string }[];
}

/** Numbered steps with a drawing each, collapsed below their title. */
export function InstallGuide({ title, isOpenFirst, steps }: InstallGuideProps) {
  const { numerals } = useFormats();
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <Disclosure title={title} isOpen={isOpen} onToggle={setOpen}>
      <ol className={styles.steps}>
        {steps.map(({ drawing, words }, index) => (
          <li key={drawing} className={styles.step}>
            <StepPicture of={drawing} />
            <span className={styles.number}>{numerals(String(index + 1))}</span>
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
