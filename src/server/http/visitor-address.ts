/**
 * The visitor's address, by which limits count a request. If the connection has ended, Fastify has no address any more, although
 * its type does not say so; the request still counts.
 */
export function visitorAddress(request: { readonly ip: string | undefined }): string {
  return request.ip ?? 'gone'
}
