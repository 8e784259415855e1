import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Endpoint, EndpointOutput } from '#src/kernel/endpoint.ts'
import { requireAudience } from './actor.ts'
import { documentedSchema } from './documented-schema.ts'
import { rights } from '../rights.ts'

type Part<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/**
 * The parameter of a handler: the validated parts of the request, and the request itself, which tells who sent it and from which
 * address.
 */
export interface Call<E extends Endpoint> {
  readonly params: Part<E['params']>
  readonly query: Part<E['query']>
  readonly headers: Part<E['headers']>
  readonly body: Part<E['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface CallOptions<E extends Endpoint> {
  /**
   * Whether the response is cached. `public`: the response is the same for every visitor and is cached until public content
   * changes; allowed only for GET. `none`, the default: the response contains personal data and is not cached. `own`: the handler
   * itself says how long a browser may keep the response.
   */
  readonly caching?: 'none' | 'own' | (E['method'] extends 'GET' ? 'public' : never)
  /**
   * The largest number of calls from one address in a minute, if this call needs a stricter limit than the general one. Each server
   * counts for itself.
   */
  readonly perMinute?: number
  /**
   * A limit of calls per minute that all servers count together, for calls that write or allow guessing. Calls of a signed-in user
   * or a paired device count by its id, others by address. Calls with rejected input are counted separately. Counting costs a
   * database query.
   */
  readonly sharedPerMinute?: number
  /**
   * Returns true for requests that count against another limit instead of this one. The function is also called before the body has
   * arrived: then it must return true if the request may count against another limit.
   */
  readonly isCountedElsewhere?: (request: FastifyRequest) => Promise<boolean>
  /** True if the call sends files, whose upload may take minutes. */
  readonly isLong?: true
  /** True for a call that programs repeat every few seconds. If such a call succeeds, it is logged only at the level `debug`. */
  readonly isPolled?: true
  /**
   * Throws if the caller may not make this particular request. A policy is for calls for which the rights table alone cannot
   * decide. When it runs, the body has not been validated yet.
   */
  readonly policy?: (request: FastifyRequest) => void
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<EndpointOutput<E>> | EndpointOutput<E> | FastifyReply

/**
 * Mounts one call of the API. The rights table decides who may make the call, the contract decides which input is valid and which
 * data is returned, and the handler does the work. Throws at the start of the program if the rights table does not contain the
 * call.
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: CallOptions<E>,
  handle: Handler<E>,
): void
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...rest: [Handler<E>] | [CallOptions<E>, Handler<E>]
): void {
  const [options, handle] = rest.length === 1 ? [{}, ...rest] : rest
  const { caching = 'none', perMinute, policy, ...limits }: CallOptions<E> = options
  const name = `${endpoint.method} ${endpoint.path}`
  const audience = rights[name]
  if (!audience) throw new Error(`${name} has no line in the rights table (src/server/rights.ts)`)

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documentedSchema(endpoint, audience),
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    config: {
      contract: name,
      caching,
      ...limits,
      ...(endpoint.failure !== undefined && { failure: endpoint.failure }),
      ...(perMinute && { rateLimit: { max: perMinute, timeWindow: '1 minute' } }),
    },
    // The rights are checked first, so that the server does not even read a large body if the caller may not make the call.
    ...(isLarge(endpoint) && {
      preParsing: async (request: FastifyRequest) => requireAudience(request, audience),
    }),
    // The rights are checked before the validation, so that a caller without rights does not learn which input would have been
    // valid.
    preValidation: async (request) => {
      requireAudience(request, audience)
      policy?.(request)
    },
    handler: async (request, reply) => {
      if (caching === 'none') reply.header('Cache-Control', 'no-store')
      // Fastify has validated each part with the endpoint's schemas, but its own types do not know that here.
      const { params, query, headers, body } = request
      const result = await handle({ params, query, headers, body, request, reply } as Call<E>)
      // If the handler has already sent a file or a stream with its own status, nothing is left to send.
      if (reply.sent) return undefined
      if (!endpoint.response) return reply.code(204).send()
      reply.code(endpoint.status ?? 200)
      return result
    },
  })
}

function isLarge({ bodyLimit }: Endpoint): boolean {
  return bodyLimit !== undefined && bodyLimit > 1024 * 1024
}

declare module 'fastify' {
  interface FastifyContextConfig extends Omit<CallOptions<Endpoint>, 'caching' | 'perMinute' | 'policy'> {
    /** The name "METHOD /path" of the route's endpoint. Routes of the API have such a name; pages and files have none. */
    contract?: string
    /** The error message for the client if the server fails during this call. */
    failure?: string
    caching?: 'public' | 'none' | 'own'
  }
}
