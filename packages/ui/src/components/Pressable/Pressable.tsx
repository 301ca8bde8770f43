import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Pressable.module.css';
import { type PressableOptions, usePressable } from './usePressable.ts';

type Unheard =
  | 'type'
  | 'disabled'
  | 'onClick'
  | 'onContextMenu'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel';

export interface PressableProps extends PressableOptions, Omit<ComponentPropsWithRef<'button'>, Unheard> {}

/**
 * A button whose whole surface answers to touch as a phone's own would: it lights up after 130 ms, a long press counts after
 * 370, it goes out 100 ms after letting go. Enter, Space and screen readers press it as any button.
 */
export function Pressable({ onPress, onLongPress, isDisabled, className, children, ...rest }: PressableProps) {
  const { props } = usePressable({ onPress, onLongPress, isDisabled });
  return (
    <button {...rest} {...props} type="button" className={classNames(styles.pressable, className)}>
      {children}
    </button>
  );
}
