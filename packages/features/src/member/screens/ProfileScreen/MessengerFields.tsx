import { useTexts } from '@livery/i18n/react';
import { ScreenPart, TextField } from '@livery/ui';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Messenger, messengers, type ProfileValues } from '../../model/profileValues.ts';

interface MessengerFieldsProps {
  form: UseFormReturn<ProfileValues>;
  idOf: (name: keyof ProfileValues) => string;
}

/** The maximum length of a name or number, in UTF-16 units, as the gateway counts. */
const longest = 100;

const keyboards: Partial<Record<Messenger, ComponentProps<'input'>['inputMode']>> = {
  whatsapp: 'tel',
  zalo: 'tel',
  qqNum: 'numeric',
};

/** Fields for the member's names on messengers. */
export function MessengerFields({ form, idOf }: MessengerFieldsProps) {
  const { t } = useTexts('profile');
  const names: Record<Messenger, string> = {
    whatsapp: t('whatsapp'),
    facebook: t('facebook'),
    line: t('line'),
    wechat: t('wechat'),
    zalo: t('zalo'),
    qqNum: t('qqNum'),
  };
  return (
    <ScreenPart title={t('messengers')} words={t('messengersWords')}>
      {messengers.map((name) => (
        <TextField
          key={name}
          id={idOf(name)}
          label={names[name]}
          inputMode={keyboards[name]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={longest}
          {...form.register(name)}
        />
      ))}
    </ScreenPart>
  );
}
