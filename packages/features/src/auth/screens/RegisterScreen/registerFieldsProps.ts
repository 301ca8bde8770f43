import type { FieldRule } from '@livery/api/contract';
import type { Country } from '@livery/api/site/countries';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from '../../model/registerValues.ts';
import type { RegisterMethod } from '../../model/registerMethods.ts';
import type { FormField } from '../../model/shownFields.ts';
import type { FieldCheck } from './useFieldCheck.ts';
import type { RegisterCode } from './useRegisterCode.ts';

export interface RegisterFieldsProps {
  form: UseFormReturn<RegisterValues>;
  /** The chosen way. */
  way: RegisterMethod;
  /** The fields of that way. A password is followed by its confirmation. */
  fields: readonly FormField[];
  ruleOf: (name: FormField) => FieldRule;
  check: FieldCheck;
  countries: readonly Country[];
  code: RegisterCode;
  /** Id of a field's control. */
  idOf: (name: string) => string;
}
