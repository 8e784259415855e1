/**
 * The address that limits count a request for. A connection that has ended has no address any more, although its type does not say
 * so; its request still counts.
 */
export function visitorAddress(request: { readonly ip: string | undefined }): string {
  return request.ip ?? 'gone'
}
