import { ChevronDown } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { joinRefs } from '../../joinRefs.ts';
import { digitsOf } from '@livery/i18n/digits';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { type DialingCountry, readWhole } from './countries.ts';
import { CountryFlag } from './CountryFlag.tsx';
import type { CountryPicker as Picker, CountryPickerTexts } from './CountryPicker.tsx';
import styles from './PhoneField.module.css';
import type { PhoneRules } from './phoneRules.ts';
import { useCaret } from './useCaret.ts';

// A form must not fall with its list of countries: without it the number can still be typed whole, code and all.
const CountryPicker = lazy(async () => ({
  default: (await import('./CountryPicker.tsx').catch(() => ({ CountryPicker: () => null })))
    .CountryPicker as typeof Picker,
}));

export interface PhoneFieldProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onBlur' | 'disabled' | 'placeholder' | 'id'> {
  /** The national number: digits 0-9, at most 20, without blanks. A leading 0 stays if it is typed. */
  value: string;
  onChange: (digits: string) => void;
  /** In the order of the list; those that are common first. */
  countries: readonly DialingCountry[];
  /** ISO code of the chosen country. */
  country: string;
  /** Also called when a whole number, such as +880 1712…, is pasted or filled in. */
  onCountryChange: (code: string) => void;
  /** Words of the list of countries; `label` also begins the name of the button that opens it. */
  picker: CountryPickerTexts;
}

/** The longest national number. */
const longest = 20;

/**
 * A mobile number: the country's dialling code on a button, the national number beside it. Digits of any script count as
 * 0-9 and are grouped as people of that country write them; the grouping is only shown. The list of countries, the
 * flags and the country's rules are each fetched when they are needed, and typing waits for none of them.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    value,
    onChange,
    countries,
    country,
    onCountryChange,
    picker,
    id,
    ref,
    disabled,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input);
  const [isChoosing, setIsChoosing] = useState(false);
  // The plus sign of a whole number that is being typed, until its country is known.
  const [plus, setPlus] = useState('');
  const chosen = countries.find(({ code }) => code === country);
  const rules = useRules(chosen?.dialingCode);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const whole = readWhole(typed, countries, country);
    keepCaret(event.currentTarget);
    if (whole && whole.country !== country) onCountryChange(whole.country);
    setPlus(whole === undefined && /^\s*[+＋]/.test(typed) ? '+' : '');
    onChange(whole?.digits.slice(0, longest) ?? withoutDialingCode(digitsOf(typed).slice(0, longest), chosen, rules));
  };

  return (
    <div>
      <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired}>
        <div dir="ltr" className={styles.number}>
          <button
            type="button"
            className={styles.country}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-label={`${picker.label}: ${chosen?.name ?? ''} +${chosen?.dialingCode ?? ''}`}
            onClick={() => setIsChoosing(true)}
          >
            <CountryFlag key={country} code={country} />+{chosen?.dialingCode}
            <ChevronDown aria-hidden className={styles.arrow} />
          </button>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            ref={joinRefs(input, ref)}
            type="tel"
            disabled={disabled}
            value={plus + ((plus === '' && rules?.grouped(value)) || value)}
            onChange={handleChange}
            {...describedBy(fieldId, { help, error, isRequired })}
          />
        </div>
      </FieldFrame>
      {isChoosing && (
        <Suspense>
          <CountryPicker
            countries={countries}
            chosen={country}
            texts={picker}
            onChoose={onCountryChange}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Digits that are a number of the chosen country only once its dialling code, which people write without a plus, too,
 * is taken off.
 */
function withoutDialingCode(digits: string, chosen: DialingCountry | undefined, rules: PhoneRules | undefined): string {
  if (chosen === undefined || rules === undefined || !digits.startsWith(chosen.dialingCode)) return digits;
  const national = digits.slice(chosen.dialingCode.length);
  return rules.problemOf(digits) !== undefined && rules.problemOf(national) === undefined ? national : digits;
}

/** The rules behind a dialling code; undefined until they are here, and for good where they can't be fetched. */
function useRules(dialingCode: string | undefined): PhoneRules | undefined {
  const [loaded, setLoaded] = useState<{ dialingCode: string; rules: PhoneRules }>();
  useEffect(() => {
    if (dialingCode === undefined) return;
    let isCurrent = true;
    import('./phoneRules.ts')
      .then(({ loadPhoneRules }) => loadPhoneRules(dialingCode))
      .then(
        (rules) => isCurrent && setLoaded({ dialingCode, rules }),
        // Digits without groups are as good to send; whoever sends the form checks the number itself.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [dialingCode]);
  return loaded?.dialingCode === dialingCode ? loaded?.rules : undefined;
}
