/**
 * The visitor's address, by which rate limits count requests. If the connection has ended, Fastify has no address, although its
 * type says otherwise; such requests are counted together.
 */
export function visitorAddress(request: { readonly ip: string | undefined }): string {
  return request.ip ?? 'gone'
}
