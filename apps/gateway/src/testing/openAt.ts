import { get, type IncomingHttpHeaders } from 'node:http';

/** Opens an address with another host name, which `fetch` cannot set. */
export const openAt = (host: string, url: string) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = get(url, { headers: { Host: host } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => (body += part));
      reply.on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, body }));
    });
    request.on('error', reject);
  });
