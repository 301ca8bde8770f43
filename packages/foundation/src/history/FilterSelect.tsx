import { Select } from '@livery/ui';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Text of the option for all values. */
  allLabel: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Called with the value, or undefined for all values. */
  onChoose: (value: Value | undefined) => void;
}

/** A filter field of a history: the player selects one value, or all values. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  options,
  value,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <Select
      label={label}
      options={[{ value: '', label: allLabel }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChoose(options.find((option) => option.value === event.target.value)?.value)}
    />
  );
}
