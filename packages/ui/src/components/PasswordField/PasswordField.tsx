import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Label of the eye while the password is hidden. */
  showLabel: string;
  /** Label of the eye while the password shows. */
  hideLabel: string;
}

/**
 * A password, with an eye to see what was typed. Give it the right `autoComplete`, so that password managers work.
 * Pressing the eye leaves the caret where it is, so that a phone's keyboard stays open; by Tab it is a button of its own.
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          onPointerDown={(event) => event.preventDefault()}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
