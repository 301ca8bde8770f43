import type { PublicMerchant } from '@livery/merchant';
import { MerchantProvider } from '@livery/merchant/react';
import type { ReactNode } from 'react';
import { NewsCards } from '../../src/announcements/components/AnnouncementNews/NewsCards.tsx';
import { AnnouncementsView } from '../../src/announcements/screens/AnnouncementsScreen/AnnouncementsView.tsx';
import { AgreementText } from '../../src/auth/components/AgreementText/AgreementText.tsx';
import { HelpDetailView } from '../../src/help/screens/HelpDetailScreen/HelpDetailView.tsx';
import { emptyInbox, sampleMessages } from '../../src/messages/screens/InboxScreen/inboxSamples.ts';
import { InboxView } from '../../src/messages/screens/InboxScreen/InboxView.tsx';
import { OnePromotionView } from '../../src/promotions/screens/PromotionsScreen/OnePromotionView.tsx';
import { samplePromotion } from '../../src/promotions/testing/samplePromotion.ts';

/** A place that shows text of the merchant or of the gateway. */
export interface HostilePlace {
  /** Name of the place in the title of a test, with the id of its behaviour if there is one. */
  name: string;
  /** Renders the place with this text in all its external fields. */
  show: (html: string, merchant: PublicMerchant) => ReactNode;
  /** Selector of the elements that show the text as plain text, including markup. */
  words: string;
  /** Selector of the boxes of formatted text. */
  texts?: string;
  /** Selector of the parts of the product that are rendered depending on the content. */
  parts?: string;
}

const nothing = () => undefined;
const [message] = sampleMessages(1);
const notice = { id: '1', announcementId: 'PL-1', read: true, publishedAt: '2026-03-01T09:30:00.000Z' };
const { inbox } = emptyInbox;

/** Every place that shows formatted external text, and the agreement, whose text the merchant provides. */
export const hostilePlaces: readonly HostilePlace[] = [
  {
    name: '[HELP-04] a page of help',
    show: (html) => (
      <HelpDetailView
        detail={{
          title: html,
          topic: html,
          html,
          target: { entry: 0 },
          isRead: true,
          children: [],
          previous: undefined,
          next: undefined,
        }}
      />
    ),
    words: 'header bdi',
    texts: 'article > [dir=auto]',
  },
  {
    name: '[HOME-17] news of home',
    show: (html) => (
      <NewsCards
        news={[
          { announcement: { id: '1', announcementId: 'PU-1', title: html, html, isRead: false }, kind: 'merchant' },
        ]}
        isOpen
        onClose={nothing}
        onSeen={nothing}
        onHide={nothing}
      />
    ),
    words: 'h2',
    texts: '.body > [dir=auto]',
    parts: 'article, .actions',
  },
  {
    name: 'an announcement',
    show: (html) => (
      <AnnouncementsView
        notices={{ ...inbox, rows: [] }}
        opened={{ id: 'PL-1', message: { ...notice, title: html, content: html }, isAwaited: false }}
      />
    ),
    words: 'h2',
    texts: '.text > [dir=auto]',
  },
  {
    name: 'an inbox message',
    show: (html) => (
      <InboxView
        {...emptyInbox}
        opened={{
          id: '1',
          message: { ...message!, title: html, content: html },
          isAwaited: false,
          isOutsideSearch: false,
        }}
      />
    ),
    words: 'h2',
    texts: '.text > [dir=auto]',
  },
  {
    name: 'a promotion',
    show: (html) => (
      <OnePromotionView
        promotion={samplePromotion({ title: html, line: html, content: html })}
        step="join"
        onStep={nothing}
        isBusy={false}
        isLooking={false}
        failure={undefined}
        notices={undefined}
        onEnd={nothing}
      />
    ),
    words: 'h2, .line',
    texts: '.terms > [dir=auto]',
  },
  {
    name: 'the user agreement',
    show: (html, merchant) => (
      <MerchantProvider
        value={{ ...merchant, name: html, licence: { ...merchant.licence, authority: html, number: html } }}
      >
        <AgreementText />
      </MerchantProvider>
    ),
    words: '.intro, .words, dd > bdi',
  },
];
