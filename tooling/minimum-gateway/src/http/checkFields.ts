import type { Call, Fields } from '../calls/call.ts';
import type { CompleteDialect } from '../dialect.ts';
import { Refusal } from '../refusal.ts';

/** Rejects fields that are missing, unknown or not a text. */
export function checkFields(
  sent: unknown,
  call: Pick<Call, 'required' | 'optional'>,
  dialect: CompleteDialect,
): Fields {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new Refusal('REQUEST_INVALID', 'The body has to be an object.');
  }
  const fields: Record<string, unknown> = { ...sent };
  // Other functions check the token and the module id: `readToken` and the checks of the dialect.
  delete fields.token;
  if (dialect.moduleId === 'payload') delete fields.moduleId;

  const missing = call.required.find((name) => fields[name] === undefined);
  if (missing) throw new Refusal('REQUEST_INVALID', `The field ${missing} is missing.`);
  for (const [name, value] of Object.entries(fields)) {
    if (!call.required.includes(name) && !call.optional.includes(name)) {
      throw new Refusal('REQUEST_INVALID', `The field ${name} is unknown.`);
    }
    if (typeof value !== 'string') throw new Refusal('REQUEST_INVALID', `The field ${name} has to be a text.`);
  }
  return fields as Fields;
}
