import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CoverButtonProps {
  isCovered: boolean;
  onToggle: () => void;
  /** Name of the button while the amount is hidden, for example 'Show balance'. */
  showLabel: string;
  /** Name of the button while the amount is visible, for example 'Hide balance'. */
  coverLabel: string;
  /**
   * Text that screen readers read in place of a hidden amount, for example 'Balance hidden'. It is also announced when
   * the player hides the amount.
   */
  coveredText: string;
  /** Text that is announced when the player shows the amount, for example 'Balance shown'. */
  shownText: string;
  className?: string;
}

/**
 * The eye button that hides amounts and shows them again. Its name describes the effect of a press. The result of a
 * press is announced.
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
