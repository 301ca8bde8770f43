import type { PersonalInfo } from '@livery/api/member/getPersonalInfo';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Button, Form, type FormProps, ScreenBody } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from '../../model/profileValues.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { HeadIconChoice, type ShownHeadIcons } from './HeadIconChoice.tsx';
import { MessengerFields } from './MessengerFields.tsx';
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx';
import styles from './ProfileView.module.css';

export interface ProfileViewProps extends Pick<PersonFieldsProps, 'today' | 'minimumAge'> {
  form: UseFormReturn<ProfileValues>;
  checks: FormChecks;
  /** The pictures that the player can choose. */
  icons: ShownHeadIcons;
  /** The member's saved data. */
  info: PersonalInfo;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The profile: a preview of picture and name, the fields, and the facts that cannot be changed. */
export function ProfileView(props: ProfileViewProps) {
  const { form, checks, icons, info, today, minimumAge, onSubmit, isBusy, failure } = props;
  const { t } = useTexts('profile');
  const account = useFormats().account(info.account);
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof ProfileValues) => `${id}-${name}`;
  const [nickname, headIcon] = form.watch(['nickname', 'headIcon']);
  const chosen = headIcon || icons.current;
  const name = nickname.trim() || account;

  return (
    <ScreenBody>
      <div className={styles.head}>
        <Avatar size="large" name={name} src={icons.list?.find((icon) => icon.id === chosen)?.src} />
        <div className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          {name !== account && (
            <span className={styles.note}>
              <bdi>{account}</bdi>
            </span>
          )}
        </div>
      </div>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('save')}
          </Button>
        }
      >
        <h2 className={styles.title}>{t('person')}</h2>
        <HeadIconChoice
          {...icons}
          id={idOf('headIcon')}
          chosen={chosen}
          onChoose={(icon) => form.setValue('headIcon', icon, { shouldDirty: true })}
        />
        <PersonFields form={form} today={today} minimumAge={minimumAge} idOf={idOf} />
        <MessengerFields form={form} idOf={idOf} />
      </Form>
      <AccountFacts info={info} />
    </ScreenBody>
  );
}
