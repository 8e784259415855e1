/**
 * The visitor's address, by which limits count a request. After a connection has ended, it has no address any more, although
 * Fastify's type does not say so; its request still counts.
 */
export function visitorAddress(request: { readonly ip: string | undefined }): string {
  return request.ip ?? 'gone'
}
