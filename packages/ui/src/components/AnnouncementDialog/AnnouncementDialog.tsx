import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import dialogStyles from '../Dialog/Dialog.module.css';
import overlayStyles from '../Dialog/overlay.module.css';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AnnouncementDialog.module.css';
import { AnnouncementHead } from './AnnouncementHead.tsx';
import { CardDots } from './CardDots.tsx';
import { useSwipe } from './useSwipe.ts';

export interface AnnouncementCard {
  id: string;
  /** Kind of announcement, in small text above the title. */
  kicker?: string;
  title: string;
  /** Picture at the top, as wide as the card, 16:7. Default: the merchant's ornament. */
  picture?: { src: string; alt: string };
  body?: ReactNode;
  /** The only action of the card. On the last card, it replaces the button that closes the dialog. */
  action?: { label: string; href: string; isExternal?: boolean };
}

export interface AnnouncementDialogProps {
  isOpen: boolean;
  /** Called when the player closes the dialog with the button, the mask, Escape or an action. Set `isOpen` to false. */
  onClose: () => void;
  /** The cards in the order in which they are shown. There must be at least one. */
  items: readonly AnnouncementCard[];
  /** Called once with the id of each card that was shown. */
  onSeen?: (id: string) => void;
  closeLabel: string;
  nextLabel: string;
  /** Label of the button of the last card. */
  doneLabel: string;
  /** Text for a card's position, for example '2 of 3'. */
  positionLabel: (number: number, total: number) => string;
  /** Content below the buttons: 'do not show again'. */
  footer?: ReactNode;
}

/**
 * Announcements over the screen, one card at a time. A card has a picture, a title, a text and an action. The button,
 * the dots or a swipe show the next card. The player can close the dialog at every card: with the close button, the
 * mask or Escape.
 */
export function AnnouncementDialog({
  isOpen,
  onClose,
  items,
  onSeen,
  closeLabel,
  nextLabel,
  doneLabel,
  positionLabel,
  footer,
}: AnnouncementDialogProps) {
  const id = useId();
  const { modal, isPresent } = useModal({ isOpen, onClose });
  const [at, setAt] = useState(0);
  /** Text for screen readers when another card is shown, because the focus stays on the button. */
  const [said, setSaid] = useState('');
  const last = items.length - 1;
  const current = items[Math.min(at, last)];
  /** Ids of the cards that were reported. Each card is reported once, even if it is rendered several times. */
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (!isOpen || !current || seen.current.has(current.id)) return;
    seen.current.add(current.id);
    onSeen?.(current.id);
  }, [isOpen, current, onSeen]);

  const step = (to: number) => {
    const next = items[to];
    if (next === undefined) return;
    setAt(to);
    setSaid([positionLabel(to + 1, items.length), next.title].join(': '));
  };
  const sideways = useSwipe((by) => step(at + by));

  return (
    <dialog
      {...modal}
      className={classNames(overlayStyles.overlay, dialogStyles.dialog, styles.dialog)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
    >
      {isPresent && current && (
        <div className={styles.panel}>
          <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
            <X aria-hidden />
          </IconButton>
          <div {...sideways} className={styles.stage}>
            {items.map((item) => {
              const isCurrent = item === current;
              return (
                <article
                  key={item.id}
                  inert={!isCurrent}
                  className={classNames(styles.card, isCurrent && styles.current)}
                >
                  <AnnouncementHead picture={item.picture} />
                  <div className={styles.words}>
                    {item.kicker && <p className={styles.kicker}>{item.kicker}</p>}
                    <h2 id={isCurrent ? `${id}title` : undefined} className={styles.title} dir="auto">
                      {item.title}
                    </h2>
                    {item.body && (
                      <div id={isCurrent ? `${id}body` : undefined} className={styles.body}>
                        {item.body}
                      </div>
                    )}
                  </div>
                </article>
              );
            })}
          </div>
          <footer className={styles.footer}>
            {last > 0 && (
              <CardDots
                ids={items.map((item) => item.id)}
                current={current.id}
                labelOf={(number) => positionLabel(number, items.length)}
                onStep={step}
              />
            )}
            <div className={styles.actions}>
              {at < last && (
                <Button onClick={() => step(at + 1)} variant={current.action ? 'secondary' : 'primary'}>
                  {nextLabel}
                </Button>
              )}
              {current.action && <ActionLink action={current.action} onClick={onClose} />}
              {at >= last && !current.action && (
                <Button onClick={onClose} variant="primary">
                  {doneLabel}
                </Button>
              )}
            </div>
            {footer}
          </footer>
          <ToastAnnouncer />
          <VisuallyHidden isSaid>{said}</VisuallyHidden>
        </div>
      )}
    </dialog>
  );
}

function ActionLink({
  action: { label, href, isExternal },
  onClick,
}: {
  action: NonNullable<AnnouncementCard['action']>;
  onClick: () => void;
}) {
  const elsewhere = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <ButtonLink href={href} onClick={onClick} variant="primary" {...elsewhere}>
      {label}
    </ButtonLink>
  );
}
