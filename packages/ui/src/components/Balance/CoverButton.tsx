import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CoverButtonProps {
  isCovered: boolean;
  onToggle: () => void;
  /** Name of the button while the amount is hidden, for example 'Show balance'. */
  showLabel: string;
  /** Its name while the amount is visible, for example 'Hide balance'. */
  coverLabel: string;
  /** Read in place of a hidden amount, and announced when it has just been hidden: 'Balance hidden'. */
  coveredText: string;
  /** Announced when it has just been shown: 'Balance shown'. */
  shownText: string;
  className?: string;
}

/**
 * The eye button that hides amounts and shows them again. Its name tells the effect of a press; the result is
 * announced.
 */
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
