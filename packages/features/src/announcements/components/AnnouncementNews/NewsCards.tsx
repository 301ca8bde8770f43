import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import { splitAnnouncement } from '@livery/ui/html';
import { AnnouncementDialog } from '@livery/ui/announcement-dialog';
import { OpenAddresses } from '@livery/foundation/navigation';
import { use, useMemo, useState } from 'react';
import { useContentPictures } from '@livery/foundation/pictures';
import type { DuePopup } from '../../model/duePopups.ts';

interface NewsCardsProps {
  news: readonly DuePopup[];
  isOpen: boolean;
  onClose: () => void;
  /** Called with the `announcementId` of each card that shows. */
  onSeen: (id: string) => void;
  /** Called when the player hides the merchant's news until they change. */
  onHide: () => void;
}

/** The dialog with one card for each piece of news. Its HTML is sanitised. */
export function NewsCards({ news, isOpen, onClose, onSeen, onHide }: NewsCardsProps) {
  const { t } = useTexts('announcements');
  const { t: common } = useTexts('common');
  const locatePicture = useContentPictures();
  const isAddressOpen = use(OpenAddresses);
  const [isUnwanted, setUnwanted] = useState(false);
  const items = useMemo(
    () =>
      news.map(({ announcement: { announcementId, title, html }, kind }) => ({
        id: announcementId,
        kicker: t(kind === 'login' ? 'forYou' : 'fromMerchant'),
        title,
        ...splitAnnouncement(html, { locatePicture, isOpen: isAddressOpen }),
      })),
    [news, locatePicture, isAddressOpen, t],
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
        news.some(({ kind }) => kind === 'merchant') && (
          <Checkbox checked={isUnwanted} onChange={({ target }) => setUnwanted(target.checked)}>
            {t('notAgain')}
          </Checkbox>
        )
      }
    />
  );
}
