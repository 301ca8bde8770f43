import { type ClipboardEvent, type FocusEvent, type SubmitEvent, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createAfterPress } from './afterPress.ts';
import { isTextField, pasteVisible, settleField } from './textFields.ts';

interface FormChecksOptions<Values extends FieldValues> {
  /** Fields that are checked again with another, such as a password's confirmation with the password. */
  together?: Partial<Record<Path<Values>, readonly Path<Values>[]>>;
}

/** What the form component takes. */
export interface FormChecks {
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLFormElement>) => void;
  /** Comes before the form's own `onSubmit`, which then finds every value that stands on the page. */
  onSubmitCapture: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * When a form's fields are checked: nothing is said while somebody types into a field for the first time, nor of a field that was
 * left empty. A field that was left with something in it is checked then, and at every letter from there on. Sending checks all.
 * What the gateway said of a field (`setError` without a type) stands until the field changes: our own check would find
 * it in order. The form itself is created as it comes, without a `mode`.
 *
 * Fields are read from the page when they are left and when the form is sent, so that a value which a password manager set without
 * an event counts, and an invisible character does not.
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
        // Once the form was sent the library checks every change. A reset makes every field one that nobody has left.
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
