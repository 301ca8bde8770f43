/**
 * Writes `PhoneField/generated`: libphonenumber's data about mobile numbers, one file for each world zone. A world zone
 * is the first digit of a dialling code. So a page loads one to four kilobytes and not the data of the whole world. Run
 * it after the library changes: `pnpm --filter @livery/ui phone-zones`. A test fails if the files are out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import world from 'libphonenumber-js/mobile/metadata';
import { phoneZones } from '../src/components/PhoneField/phoneZones.ts';

for (const [zone, part] of Object.entries(phoneZones(world))) {
  writeFileSync(
    join(import.meta.dirname, `../src/components/PhoneField/generated/zone-${zone}.json`),
    `${JSON.stringify(part)}\n`,
  );
}
