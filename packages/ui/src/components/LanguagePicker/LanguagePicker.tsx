import { useState } from 'react';
import { FlagButton } from '../Flag/Flag.tsx';
import { LanguagePanel, type LanguagePanelProps } from './LanguagePanel.tsx';

export type LanguagePickerProps = Omit<LanguagePanelProps, 'anchor' | 'onClose'>;

/**
 * A round flag that opens the list of languages beside it. To load the list only on demand, use `FlagButton` and a lazy
 * `LanguagePanel`.
 */
export function LanguagePicker({ label, languages, current, onChoose, children }: LanguagePickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const handleChoose = (code: string) => {
    close();
    if (code !== current) onChoose(code);
  };
  return (
    <>
      <FlagButton
        flag={languages.find(({ code }) => code === current)?.flag ?? ''}
        label={label}
        isOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <LanguagePanel
        anchor={anchor}
        label={label}
        languages={languages}
        current={current}
        onChoose={handleChoose}
        onClose={close}
      >
        {children}
      </LanguagePanel>
    </>
  );
}
