import { Select } from '@livery/ui';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Words for no choice, which lets everything through. */
  allLabel: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Called with the value, or undefined for everything. */
  onChoose: (value: Value | undefined) => void;
}

/** One thing that a history is filtered by: everything, or one of several. */
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
