import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import { splitAnnouncement } from '@livery/ui/html';
import { AnnouncementDialog } from '@livery/ui/announcement-dialog';
import { OpenAddresses } from '@livery/foundation/navigation';
import { use, useEffect, useMemo, useState } from 'react';
import { useContentPictures } from '@livery/foundation/pictures';
import type { DuePopup } from '../../model/duePopups.ts';

interface PopupCardsProps {
  popups: readonly DuePopup[];
  isOpen: boolean;
  /** Called when the code is loaded and the dialog can open. */
  onReady: () => void;
  onClose: () => void;
  /** Called with the `announcementId` of each card that shows. */
  onSeen: (id: string) => void;
  /** Called when the player hides the merchant's popups until they change. */
  onHide: () => void;
}

/** The dialog with one card per popup. Their HTML is sanitised. */
export function PopupCards({ popups, isOpen, onReady, onClose, onSeen, onHide }: PopupCardsProps) {
  const { t } = useTexts('announcements');
  const { t: common } = useTexts('common');
  const locatePicture = useContentPictures();
  const isAddressOpen = use(OpenAddresses);
  const [isUnwanted, setUnwanted] = useState(false);
  useEffect(onReady, [onReady]);
  const items = useMemo(
    () =>
      popups.map(({ announcement: { announcementId, title, html }, kind }) => ({
        id: announcementId,
        kicker: t(kind === 'login' ? 'forYou' : 'fromMerchant'),
        title,
        ...splitAnnouncement(html, { locatePicture, isOpen: isAddressOpen }),
      })),
    [popups, locatePicture, isAddressOpen, t],
  );
  const close = () => {
    if (isUnwanted) onHide();
    onClose();
  };

  return (
    <AnnouncementDialog
      isOpen={isOpen}
      onClose={close}
      items={items}
      onSeen={onSeen}
      closeLabel={common('close')}
      nextLabel={t('next')}
      doneLabel={t('done')}
      positionLabel={(number, total) => t('position', { number, total })}
      footer={
        popups.some(({ kind }) => kind === 'merchant') && (
          <Checkbox checked={isUnwanted} onChange={({ target }) => setUnwanted(target.checked)}>
            {t('notAgain')}
          </Checkbox>
        )
      }
    />
  );
}
