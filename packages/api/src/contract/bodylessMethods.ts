/**
 * Methods without a body. If a request with such a method had a body, a server between client and gateway could leave
 * the body in the connection, and then read it as the next request.
 */
export const bodylessMethods: readonly string[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
