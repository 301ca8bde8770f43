import { type ClipboardEvent, type FocusEvent, type SubmitEvent, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createAfterPress } from './afterPress.ts';
import { isTextField, pasteVisible, settleField } from './textFields.ts';

interface FormChecksOptions<Values extends FieldValues> {
  /** By field: other fields that are checked again when the field is checked, for example a password's confirmation. */
  together?: Partial<Record<Path<Values>, readonly Path<Values>[]>>;
}

/** Props for the form component. */
export interface FormChecks {
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLFormElement>) => void;
  /** Copies every value in the DOM to the form before the form's `onSubmit` runs. */
  onSubmitCapture: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Decides when the fields of a form are validated. The first entry into a field shows no error, and neither does a
 * field that is left empty. A field with a value is validated on blur, and on every change from then on. Submitting
 * validates all fields. An error from the gateway (`setError` without a type) remains until the field changes, because
 * client validation would pass. Create the form without a `mode`.
 *
 * Fields are read from the DOM on blur and on submit. This includes values that a password manager set without an
 * event, and removes invisible characters.
 */
export function useFormChecks<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { together = {} }: FormChecksOptions<Values> = {},
): FormChecks {
  const left = useRef(new Set<string>());
  const partners = useRef(together);
  const afterPress = useRef<ReturnType<typeof createAfterPress>>(undefined);
  const { getValues, getFieldState, trigger, subscribe } = form;

  useEffect(() => {
    partners.current = together;
  });
  useEffect(() => {
    const presses = createAfterPress();
    afterPress.current = presses;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name, type, touchedFields = {}, isSubmitted }) => {
        // After the first submit, react-hook-form validates every change. A reset clears `touchedFields`.
        if (name === undefined || type === undefined || isSubmitted || !left.current.has(name)) return;
        if (!(name in touchedFields)) return void left.current.delete(name);
        void trigger(withPartners(name as Path<Values>, partners.current, left.current));
      },
    });
    return () => {
      stop();
      presses.stop();
    };
  }, [subscribe, trigger]);

  const settle = (element: EventTarget) => {
    if (isTextField(element) && element.name in getValues())
      settleField(element, getValues(element.name as Path<Values>));
  };

  return {
    onPaste: (event) => {
      if (event.defaultPrevented || !isTextField(event.target)) return;
      if (pasteVisible(event.target, event.clipboardData.getData('text'))) event.preventDefault();
    },
    onSubmitCapture: ({ currentTarget }) => {
      for (const element of currentTarget.elements) settle(element);
    },
    onBlur: ({ target }) => {
      settle(target);
      const { name } = target as Partial<HTMLInputElement>;
      if (!name || !(name in getValues()) || isEmpty(getValues(name as Path<Values>))) return;
      left.current.add(name);
      afterPress.current?.run(() => {
        const { error } = getFieldState(name as Path<Values>);
        if (error !== undefined && error.type === undefined) return;
        void trigger(withPartners(name as Path<Values>, partners.current, left.current));
      });
    },
  };
}

const isEmpty = (value: unknown) => value === '' || value === false || value === undefined || value === null;

function withPartners<Name extends string>(
  name: Name,
  together: Partial<Record<Name, readonly Name[]>>,
  left: ReadonlySet<string>,
): Name[] {
  return [name, ...(together[name] ?? []).filter((partner) => left.has(partner))];
}
