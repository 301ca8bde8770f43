import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';

interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** The way back, at the line's start of a bar. Points to where the text begins. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <IconButton label={label} isDirectional onClick={onClick}>
      <ChevronLeft aria-hidden />
    </IconButton>
  );
}
