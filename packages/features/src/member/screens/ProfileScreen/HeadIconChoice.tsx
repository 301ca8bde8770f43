import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Button, FieldGroup, Skeleton } from '@livery/ui';
import { Check } from 'lucide-react';
import styles from './HeadIconChoice.module.css';

/** The pictures that the player can choose. */
export interface ShownHeadIcons {
  /** The pictures. Undefined while they load. `src` is the picture's address. */
  list: readonly { id: string; src: string | undefined }[] | undefined;
  /** Id of the member's current picture; empty if there is none. */
  current: string;
  isFailed: boolean;
  onRetry: () => void;
}

export interface HeadIconChoiceProps extends Omit<ShownHeadIcons, 'current'> {
  id: string;
  /** Id of the chosen picture; empty if there is none. */
  chosen: string;
  /** Called with the id of the chosen picture. */
  onChoose: (icon: string) => void;
}

/** The number of placeholders. */
const awaited = 8;

/** The pictures that a member can choose: radios in a grid. */
export function HeadIconChoice({ id, list, chosen, isFailed, onRetry, onChoose }: HeadIconChoiceProps) {
  const { t } = useTexts('profile');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();

  if (isFailed)
    return (
      <div role="alert" className={styles.failure}>
        <p>{t('picturesFailed')}</p>
        <Button size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      </div>
    );
  return (
    <FieldGroup id={id} role={list === undefined ? 'group' : 'radiogroup'} label={t('picture')}>
      <div className={styles.grid}>
        {list === undefined
          ? Array.from({ length: awaited }, (_, index) => (
              <Skeleton key={index} shape="circle" className={styles.awaited} />
            ))
          : list.map(({ id: icon, src }, index) => (
              <label key={icon} className={styles.icon}>
                <input
                  type="radio"
                  name={id}
                  value={icon}
                  checked={icon === chosen}
                  onChange={() => onChoose(icon)}
                  aria-label={t('pictureNumber', { number: numerals(String(index + 1)) })}
                  className={styles.input}
                />
                <Avatar size="large" src={src} />
                <span aria-hidden className={styles.mark}>
                  <Check />
                </span>
              </label>
            ))}
      </div>
    </FieldGroup>
  );
}
