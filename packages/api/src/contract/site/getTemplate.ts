import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

const templateFlag = v.picklist(['0', '1']);

export const getTemplate = defineCall({
  name: 'getTemplate',
  method: 'GET',
  path: '/wps/system/template',
  access: 'anyone',
  value: v.object({
    /** "1" for the new member centre, any other value for the old one. */
    mem_cen: templateFlag,
    /** "1" for the new deposit screen, any other value for the old one. */
    dep_func: templateFlag,
  }),
});

export const summary = 'Returns the versions of the member centre and of the deposit screen that the merchant shows.';

export const sample: CallValue<typeof getTemplate> = { mem_cen: '1', dep_func: '0' };
