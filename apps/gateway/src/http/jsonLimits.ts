import { requestInvalid } from './callFailure.ts';

/** Maximum nesting and number of values of a JSON body: several times the needs of any call. */
const mostJsonLevels = 16;
const mostJsonValues = 5_000;

/**
 * Measures a JSON text in one pass, before it is parsed and validated.
 * @throws REQUEST_INVALID if it is nested too deeply or has too many values.
 */
export function measureJson(text: string): void {
  let levels = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === ',') values++;
    else if (sign === '[' || sign === '{') levels++;
    else if (sign === ']' || sign === '}') levels--;
    if (levels > mostJsonLevels)
      throw requestInvalid({ path: 'body', message: `is nested more than ${mostJsonLevels} levels` });
    if (values > mostJsonValues)
      throw requestInvalid({ path: 'body', message: `has more than ${mostJsonValues} values` });
  }
}
