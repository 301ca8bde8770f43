import type { Database } from '../../db/connect.ts';
import type { SandboxSwitch, SwitchKind, SwitchOf } from './sandboxSwitch.ts';
import { listSwitches, type SwitchScope } from './switchRows.ts';

/** The active switches, read from the database at most twice a second. */
export interface SwitchCache {
  /** The switches for a call of a merchant: of each kind the most specific one. */
  at(place: { merchant: string; call: string }): Promise<StagedFaults>;
  /** Clears the cache, because this gateway changed a switch. */
  forget(): void;
}

type StagedFaults = { readonly [Kind in SwitchKind]?: SwitchOf<Kind> };

/** Milliseconds until a change by another gateway is noticed. */
const freshMs = 500;

const none: StagedFaults = {};

export function createSwitchCache(db: Database): SwitchCache {
  let known: { switches: Promise<SandboxSwitch[]>; readAt: number } | undefined;

  function read(): Promise<SandboxSwitch[]> {
    if (known !== undefined && performance.now() - known.readAt < freshMs) return known.switches;
    const reading = { switches: listSwitches(db), readAt: performance.now() };
    reading.switches.catch(() => {
      if (known === reading) known = undefined;
    });
    known = reading;
    return reading.switches;
  }

  return {
    async at({ merchant, call }) {
      const switches = await read();
      // No switch is the usual case, so it is answered first.
      if (switches.length === 0) return none;
      const fitting = switches.filter(
        (one: SwitchScope) => [undefined, merchant].includes(one.merchant) && [undefined, call].includes(one.call),
      );
      // The most specific switch is last, so that it overrides the others.
      return Object.fromEntries(
        fitting.toSorted((a, b) => closeness(a) - closeness(b)).map((one) => [one.kind, one]),
      ) as StagedFaults;
    },
    forget() {
      known = undefined;
    },
  };
}

/** A switch for one call is more specific than one for a merchant. */
const closeness = ({ merchant, call }: SwitchScope): number =>
  (call === undefined ? 0 : 2) + (merchant === undefined ? 0 : 1);
