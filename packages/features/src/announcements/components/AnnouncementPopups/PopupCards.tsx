import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import { splitAnnouncement } from '@livery/ui/html';
import { AnnouncementDialog } from '@livery/ui/announcement-dialog';
import { useEffect, useMemo, useState } from 'react';
import { useContentPictures } from '@livery/foundation/pictures';
import type { DuePopup } from '../../model/duePopups.ts';

interface NewsCardsProps {
  news: readonly DuePopup[];
  isOpen: boolean;
  /** Called when it is here and can open at once. */
  onReady: () => void;
  onClose: () => void;
  /** Called with the `announcementId` of each that came to be seen. */
  onSeen: (id: string) => void;
  /** The house's news is not to come again until it changes. */
  onHide: () => void;
}

/** The cards of the news, their formatted text made safe. */
export function PopupCards({ news, isOpen, onReady, onClose, onSeen, onHide }: NewsCardsProps) {
  const { t } = useTexts('popups');
  const { t: common } = useTexts('common');
  const locatePicture = useContentPictures();
  const [isUnwanted, setUnwanted] = useState(false);
  useEffect(onReady, [onReady]);
  const items = useMemo(
    () =>
      news.map(({ news: { announcementId, title, html }, kind }) => ({
        id: announcementId,
        kicker: t(kind === 'login' ? 'newsForYou' : 'newsKicker'),
        title,
        ...splitAnnouncement(html, { locatePicture }),
      })),
    [news, locatePicture, t],
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
        news.some(({ kind }) => kind === 'house') && (
          <Checkbox checked={isUnwanted} onChange={({ target }) => setUnwanted(target.checked)}>
            {t('notAgain')}
          </Checkbox>
        )
      }
    />
  );
}
