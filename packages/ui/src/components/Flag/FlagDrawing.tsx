import { BD, ES, PK, US } from 'country-flag-icons/react/1x1';
import { Globe } from 'lucide-react';

/** By ISO 3166 code. A language that ships brings its flag here: all flags together weigh more than the app. */
const drawings: Readonly<Record<string, typeof US>> = { BD, ES, PK, US };

/** The flag itself; a globe where there is none. */
export function FlagDrawing({ country }: { country: string }) {
  const Drawing = drawings[country] ?? Globe;
  return <Drawing />;
}
