import type * as v from 'valibot';
import { themeSchema } from '../theme/theme.schema.ts';
import { cdnSchema } from './cdn.schema.ts';
import { gatewaySchema } from './gateway.schema.ts';
import { languagesSchema } from './languages.schema.ts';
import { merchantSchema } from './merchant.schema.ts';
import { switchesSchema } from './switches.schema.ts';

/** The files of a merchant's folder and their schemas. */
export const fileSchemas = [
  { file: 'merchant.json', schema: merchantSchema },
  { file: 'switches.json', schema: switchesSchema },
  { file: 'languages.json', schema: languagesSchema },
  { file: 'theme.json', schema: themeSchema },
  { file: 'cdn.json', schema: cdnSchema },
  { file: 'gateway.json', schema: gatewaySchema },
] as const;

/** The checked files of a merchant by name. */
export type CheckedFiles = {
  [Entry in (typeof fileSchemas)[number] as Entry['file']]: v.InferOutput<Entry['schema']>;
};
