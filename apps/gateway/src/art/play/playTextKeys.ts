import type { PlayKind } from './playKinds.ts';

/** Texts of a game's page. The page fills in `{name}` placeholders. */
export interface PlayTexts {
  readonly note: string;
  readonly back: string;
  readonly balance: string;
  readonly stake: string;
  readonly less: string;
  readonly more: string;
  readonly fair: string;
  readonly fairHow: string;
  readonly nextSeed: string;
  readonly lastSeed: string;
  readonly ready: Readonly<Record<PlayKind, string>>;
  readonly action: Readonly<Record<PlayKind, string>>;
  readonly win: string;
  readonly lose: string;
  /** A round that pays exactly the stake: neither a win nor a loss. */
  readonly stakeBack: string;
  readonly higher: string;
  readonly lower: string;
  readonly same: string;
  readonly card: string;
  readonly red: string;
  readonly black: string;
  readonly odd: string;
  readonly even: string;
  readonly oneNumber: string;
  readonly landed: string;
  readonly goal: string;
  readonly saved: string;
  readonly corner: string;
  readonly caught: string;
  readonly missed: string;
  readonly fish: string;
  readonly timeUp: string;
  readonly picked: string;
  readonly quickPick: string;
  readonly matches: string;
  readonly number: string;
  /** Reason why a round was not played, by the gateway's failure code. */
  readonly failures: {
    readonly FUNDS_INSUFFICIENT: string;
    readonly SESSION_INVALID: string;
    readonly GAME_UNAVAILABLE: string;
    readonly VENDOR_MAINTENANCE: string;
    readonly PLAY_BREAK: string;
    readonly LOSS_LIMIT: string;
    readonly SESSION_LIMIT: string;
    readonly other: string;
    readonly offline: string;
  };
}
