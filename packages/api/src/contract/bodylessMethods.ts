/**
 * Methods that take no body. A server on the way may leave one where it ends, and what is left would be read as the
 * next request.
 */
export const bodylessMethods: readonly string[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
