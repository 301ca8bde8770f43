import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { Headset } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { floatPlaceItem } from '@livery/device/storage';
import { useMovable } from '@livery/foundation/movable';
import { useBackCloses } from '@livery/foundation/navigation';
import { useServiceContacts } from '../../hooks/useServiceContacts.ts';
import { ServiceRows } from '../ServiceRows/ServiceRows.tsx';
import styles from './ServiceFloat.module.css';
import { MoveButtons } from './MoveButtons.tsx';
import { useAvoidControls } from './useAvoidControls.ts';
import { useHiddenWhileTyping } from './useHiddenWhileTyping.ts';

/**
 * Round button above the footer that opens the contacts of customer service. The player may move it. It is small while
 * the page scrolls. It moves up if it would cover a small control, for example the heart of a game, and moves aside at
 * the end of the page. With large text it is a narrow tab at the edge of the page. It is not rendered if the merchant
 * has no contacts.
 */
export function ServiceFloat() {
  const hasContacts = useServiceContacts().length > 0;
  return hasContacts ? <FloatingService /> : null;
}

function FloatingService() {
  const { t } = useTexts('service');
  const { t: common } = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  const { place: own, step, handlers } = useMovable(place, floatPlaceItem);
  useAvoidControls(place, `${own.side} ${own.rise}`);
  useHiddenWhileTyping(place);

  return (
    <>
      <div
        ref={place}
        data-side={own.side}
        style={{ '--rise': `${own.rise}px` } as CSSProperties}
        className={styles.place}
      >
        <IconButton
          {...handlers}
          label={t('customerService')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => setOpen(true)}
        >
          <Headset aria-hidden />
        </IconButton>
      </div>
      <Sheet isOpen={isOpen} onClose={close} title={t('customerService')} closeLabel={common('close')}>
        <ServiceRows />
        <MoveButtons onMove={step} />
      </Sheet>
    </>
  );
}
