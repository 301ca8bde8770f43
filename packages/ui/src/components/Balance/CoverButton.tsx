import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CoverButtonProps {
  isCovered: boolean;
  onToggle: () => void;
  /** Name of the button while the amount is covered, such as 'Show balance'. */
  showLabel: string;
  /** Its name while the amount is in sight, such as 'Hide balance'. */
  coverLabel: string;
  /** Heard in place of a covered amount, and when it has just been covered: 'Balance hidden'. */
  coveredText: string;
  /** Heard when it has just been uncovered: 'Balance shown'. */
  shownText: string;
  className?: string;
}

/** The eye that covers amounts and shows them again. Its name says what a press will do; what it did is announced. */
export function CoverButton({
  isCovered,
  onToggle,
  showLabel,
  coverLabel,
  coveredText,
  shownText,
  className,
}: CoverButtonProps) {
  const [hasToggled, setToggled] = useState(false);
  const handleClick = () => {
    setToggled(true);
    onToggle();
  };
  return (
    <>
      <IconButton label={isCovered ? showLabel : coverLabel} onClick={handleClick} className={className}>
        {isCovered ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <VisuallyHidden as="span">
        <span role="status">{hasToggled && (isCovered ? coveredText : shownText)}</span>
      </VisuallyHidden>
    </>
  );
}
