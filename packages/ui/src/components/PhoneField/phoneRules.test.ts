import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import world from 'libphonenumber-js/mobile/metadata';
import { describe, expect, it } from 'vitest';
import { phoneRules } from './phoneRules.ts';
import { phoneZones } from './phoneZones.ts';

const folder = join(import.meta.dirname, 'generated');
const zones = phoneZones(world);
const rulesOf = (dialingCode: string) => phoneRules(dialingCode, zones[dialingCode.charAt(0)]!);

describe('the zones', () => {
  it('equal those of the installed library', () => {
    const written = Object.fromEntries(
      readdirSync(folder).map((file) => [/\d/.exec(file)?.[0], JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
    );
    expect(written, 'run `pnpm --filter @livery/ui phone-zones`').toEqual(JSON.parse(JSON.stringify(zones)));
  });

  it('contain every country once', () => {
    const countries = Object.values(zones).flatMap((zone) => Object.keys(zone.countries));
    expect(countries.toSorted()).toEqual(Object.keys(world.countries).toSorted());
  });
});

describe('[LOGIN-03] a mobile number', () => {
  it.each([
    ['880', '1712345678', '1712 345678', '+8801712345678'],
    ['880', '01712345678', '01712 345678', '+8801712345678'],
    ['92', '03001234567', '0300 1234567', '+923001234567'],
    ['55', '11961234567', '11 96123 4567', '+5511961234567'],
    ['351', '912345678', '912 345 678', '+351912345678'],
    ['1268', '4641234', '464 1234', '+12684641234'],
  ])('+%s %s is displayed as %s and sent as %s', (code, digits, grouped, whole) => {
    const rules = rulesOf(code);
    expect(rules.grouped(digits)).toBe(grouped);
    expect(rules.problemOf(digits)).toBeUndefined();
    expect(rules.international(digits)).toBe(whole);
  });

  it('is reported as too short, too long or not mobile if it is invalid', () => {
    const rules = rulesOf('880');
    expect(rules.problemOf('')).toBe('tooShort');
    expect(rules.problemOf('17123')).toBe('tooShort');
    expect(rules.problemOf('171234567890')).toBe('tooLong');
    expect(rules.problemOf('2123456789')).toBe('notMobile');
  });

  it('does not lose a digit while it is typed', () => {
    const rules = rulesOf('880');
    const typed = '01712345678901234567';
    for (let end = 0; end <= typed.length; end++)
      expect(rules.grouped(typed.slice(0, end)).replace(/\D/g, '')).toBe(typed.slice(0, end));
  });
});
