import { optionalFields } from '@livery/merchant/optional-fields';

/** The four switches that decide how a guest registers. */
export const registerSwitches = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] as const;
type RegisterSwitch = (typeof registerSwitches)[number];

/** A field that a merchant may add to user name and password. */
export type OptionalField = (typeof optionalFields)[number];

/** A merchant that differs from aurora only in its registration. */
export interface Variant {
  /** Code of the merchant. */
  code: string;
  switches: Readonly<Record<RegisterSwitch, boolean>>;
  fields: Readonly<Record<OptionalField, 'off' | 'optional' | 'required'>>;
  hasCaptcha: boolean;
  /** Optional fields that the test fills in. */
  filled: readonly OptionalField[];
}

const allOff = Object.fromEntries(optionalFields.map((name) => [name, 'off'])) as Variant['fields'];

/** Every allowed combination of the four switches, for merchants without further fields. */
export const combinations: readonly Variant[] = Array.from({ length: 2 ** registerSwitches.length }, (_, bits) => ({
  code: `switches-${bits}`,
  switches: Object.fromEntries(
    registerSwitches.map((name, place) => [name, Math.floor(bits / 2 ** place) % 2 === 1]),
  ) as Variant['switches'],
  fields: allOff,
  hasCaptcha: false,
  filled: [],
})).filter(({ switches }) => isAllowed(switches));

/**
 * Whether a combination is allowed. A merchant without registration by mobile number may not set its options; see
 * `checkSwitches`.
 */
function isAllowed({ MOBILENUMREG3, REGMOBVERF3, MOBILENUMPASSREG3 }: Variant['switches']): boolean {
  return MOBILENUMREG3 || !(REGMOBVERF3 || MOBILENUMPASSREG3);
}

/** Twenty merchants with registration by user name and random fields. They are the same in every run. */
export const randomVariants: readonly Variant[] = makeRandomVariants(20);

function makeRandomVariants(count: number): Variant[] {
  const roll = createDie(20261123);
  const isOn = () => roll(2) === 1;
  return Array.from({ length: count }, (_, index) => {
    const fields = Object.fromEntries(
      optionalFields.map((name) => [name, (['off', 'optional', 'required'] as const)[roll(3)]]),
    ) as Variant['fields'];
    const switches = {
      USERNAMEREG3: true,
      MOBILENUMREG3: isOn(),
      REGMOBVERF3: isOn(),
      MOBILENUMPASSREG3: isOn(),
    };
    return {
      code: `fields-${index + 1}`,
      switches: isAllowed(switches) ? switches : { ...switches, REGMOBVERF3: false, MOBILENUMPASSREG3: false },
      fields,
      hasCaptcha: isOn(),
      filled: optionalFields.filter((name) => fields[name] === 'optional' && isOn()),
    };
  });
}

/** Creates a source of random whole numbers below a limit. The numbers are the same for the same seed (mulberry32). */
function createDie(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
