/**
 * Methods without a body. A server between client and gateway could leave such a body in the connection, and then read
 * it as the next request.
 */
export const bodylessMethods: readonly string[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
