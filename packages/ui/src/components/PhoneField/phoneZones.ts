import type { MetadataJson } from 'libphonenumber-js/core';

/** Splits libphonenumber's data into the zones of the world's dialling codes, by their first digit. */
export function phoneZones(world: MetadataJson): Record<string, MetadataJson> {
  const zones: Record<string, MetadataJson> = {};
  for (const code of Object.keys(world.country_calling_codes)) {
    const countries = world.country_calling_codes[code] ?? [];
    const zone = (zones[code.charAt(0)] ??= {
      version: world.version,
      country_calling_codes: {},
      countries: {},
      nonGeographic: {},
    } as MetadataJson);
    zone.country_calling_codes[code] = countries;
    for (const country of countries) zone.countries[country] = world.countries[country];
  }
  return zones;
}
