import { useTexts } from '@livery/i18n/react';
import { NumberStepper } from './NumberStepper.tsx';

export interface MultipleStepperProps {
  multiple: number;
  /** The highest multiple that a bet accepts. */
  most: number;
  onChange: (multiple: number) => void;
}

/** Changes the multiple of the stake. */
export function MultipleStepper({ multiple, most, onChange }: MultipleStepperProps) {
  const { t } = useTexts('betting');
  return (
    <NumberStepper
      label={t('multiple')}
      lowerLabel={t('lower')}
      raiseLabel={t('raise')}
      value={multiple}
      least={1}
      most={most}
      onChange={onChange}
      mark="×"
    />
  );
}
