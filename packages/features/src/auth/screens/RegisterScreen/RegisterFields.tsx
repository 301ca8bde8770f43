import { useTexts } from '@livery/i18n/react';
import { Disclosure } from '@livery/ui';
import { type ReactNode, useState } from 'react';
import { formLayout } from '../../model/formLayout.ts';
import type { FormField } from '../../model/shownFields.ts';
import { BoundField } from './BoundField.tsx';
import { FieldSection } from './FieldSection.tsx';
import type { RegisterFieldsProps } from './registerFieldsProps.ts';

/**
 * The fields of one way to register: required fields in sections, and optional fields in a collapsed part.
 * @param isLinkRefused whether the gateway rejected the code of the link. Then the field for another code is not
 * collapsed.
 */
export function RegisterFields({ isLinkRefused, ...props }: RegisterFieldsProps & { isLinkRefused: boolean }) {
  const { form, way, fields, ruleOf } = props;
  const { t } = useTexts('auth');
  const { sections, more } = formLayout(
    way,
    fields,
    (name) => ruleOf(name).required || (isLinkRefused && name === 'affiliateCode'),
  );
  const [isOpened, setOpened] = useState(() => more.some((name) => form.getValues(name) !== ''));
  const isAnyWrong = more.some((name) => form.formState.errors[name] !== undefined);
  const boundFields = (names: readonly FormField[]): ReactNode =>
    names.map((name) => <BoundField key={name} {...props} name={name} />);

  return (
    <>
      {sections.map(({ section, fields: names }, index) => (
        <FieldSection key={section} section={index === 0 ? undefined : section}>
          {boundFields(names)}
        </FieldSection>
      ))}
      {more.length > 0 && (
        <Disclosure
          title={t('moreDetails')}
          hint={t('ifYouLike', { fields: more.map((name) => t(name)).join(' · ') })}
          // A field with an error must be visible.
          isOpen={isOpened || isAnyWrong}
          onToggle={setOpened}
        >
          <FieldSection>{boundFields(more)}</FieldSection>
        </Disclosure>
      )}
    </>
  );
}
