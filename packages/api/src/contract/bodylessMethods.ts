/**
 * Methods without a body. A server between client and gateway could leave such a body in the connection, where it would
 * be read as the next request.
 */
export const bodylessMethods: readonly string[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
