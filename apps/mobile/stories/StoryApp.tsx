import { type SessionInfo, sessionStarted } from '@livery/api/session';
import { preferencesRestored } from '@livery/features/preferences';
import { applyAppearance } from '@livery/foundation/appearance';
import type { LanguageCode } from '@livery/i18n';
import type { Mode, PublicMerchant } from '@livery/merchant';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { textsFor } from '../../../packages/features/stories/withTexts.tsx';
import { AppRoot } from '../src/boot/AppRoot.tsx';
import { createStore } from '../src/store.ts';
import { sampleGateway } from './sampleGateway.ts';
import { sampleReplies } from './sampleReplies.ts';
import { storyMerchant } from './storyMerchant.ts';

/** The users of the app; the numbers are types of accounts. */
const whos = { guest: undefined, member: 0, agent: 1, trial: 9 } as const;
type Who = keyof typeof whos;

export interface StoryAppProps {
  /** First address of the visit. */
  at: string;
  who: Who;
  /** Switches that differ from the merchant's own. */
  switches?: Partial<PublicMerchant['switches']>;
}

/** The values of Storybook's toolbars. */
export interface Toolbars {
  merchant: string;
  mode: Mode | 'merchant';
  language: LanguageCode;
}

/** The whole app as in a browser, with a gateway that replies with the contract's samples. */
export function StoryApp({ at, who, switches = {}, toolbars }: StoryAppProps & { toolbars: Toolbars }) {
  const [app] = useState(() => createApp(who, switches, toolbars));
  useEffect(() => {
    let last = app.store.getState().preferences;
    return app.store.subscribe(() => {
      const now = app.store.getState().preferences;
      if (now !== last) applyAppearance(now, document);
      last = now;
    });
  }, [app]);
  return <AppRoot {...app} router={visitAt(at)} />;
}

const visitAt = (at: string) => (app: ReactNode) => <MemoryRouter initialEntries={[at]}>{app}</MemoryRouter>;

function createApp(
  who: Who,
  switches: Partial<PublicMerchant['switches']>,
  { merchant: code, mode, language }: Toolbars,
) {
  const merchant = storyMerchant(code, switches);
  const type = whos[who];
  const store = createStore({
    merchant,
    getLanguage: () => store.getState().preferences.language,
    fetch: sampleGateway({
      ...sampleReplies,
      getMemberInfo: { ...sampleReplies.getMemberInfo, ...(type !== undefined && { type }) },
    }),
  });
  store.dispatch(preferencesRestored({ language, mode: mode === 'merchant' ? merchant.defaultMode : mode }));
  if (type !== undefined) store.dispatch(sessionStarted(sessionOf(type, merchant.code)));
  return { merchant, store, texts: textsFor(language) };
}

const sessionOf = (type: number, merchantCode: string): SessionInfo => ({ ...sampleReplies.login, type, merchantCode });
