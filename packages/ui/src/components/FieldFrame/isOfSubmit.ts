import { createContext } from 'react';

/**
 * Whether what comes up in a form now comes of a submit, as something that can be asked at any moment. Then the form leads to the
 * field that is wrong. Otherwise, and only there, a message has to be read aloud: the focus has left its field.
 */
export const IsOfSubmit = createContext<() => boolean>(() => true);
