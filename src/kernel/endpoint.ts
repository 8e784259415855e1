import type { z } from 'zod'

/**
 * One call of the API, written once. The server validates and serializes with it, the typed client takes its types from it, and the
 * OpenAPI document is generated from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with `:name` for parameters, as Fastify writes them. */
  readonly path: `/${string}`
  readonly summary: string
  /** The heading of this call in the API documentation. */
  readonly tag: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The largest body in bytes, if the server's default is not right for this call. */
  readonly bodyLimit?: number
  /** The status of a success. Without it, it is 200, or 204 if there is no response schema. */
  readonly status?: 200 | 201
  readonly response?: z.ZodType
  /**
   * The expected errors, by status. The documentation adds 400, 429 and 500 to every call, and 401 and 403 if the rights table
   * restricts the call.
   */
  readonly problems?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 413 | 415 | 503, string>>>
  /**
   * The problem codes of this call alone, besides those of every call. The interface has a text for each in both languages;
   * `ProblemCodeOf` lets the compiler check that.
   */
  readonly codes?: readonly string[]
  /** The message for a failure of the server, if this call has one of its own. */
  readonly failure?: string
}

/** "GET /api/categories", as callers and the rights table name it too. */
type CallText = `${Endpoint['method']} ${Endpoint['path']}`

type CalledAs<Name> = Name extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path; readonly tag: string }
  : never

/**
 * Describes the calls of one heading of the API documentation. It keeps the literal types of method and path, which the typed client
 * checks its callers against.
 */
export function endpointsOf(tag: string) {
  return <const Name extends CallText, const Rest extends Omit<Endpoint, 'method' | 'path' | 'tag'>>(
    name: Name,
    rest: Rest,
  ): CalledAs<Name> & Rest => {
    const [method, path] = name.split(' ')
    // What the name was split into is what its type is split into.
    return { method, path, tag, ...rest } as unknown as CalledAs<Name> & Rest
  }
}

/** What a caller may send in one part of the request. */
export type EndpointInput<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body',
> = E[Part] extends z.ZodType ? z.input<E[Part]> : undefined

export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : void

/** "GET /api/categories": how the client names a call, so that the browser needs no schema at run time. */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`

/** The endpoints that a module of contracts exports, by their names. */
export type EndpointsIn<Module> = {
  [Key in keyof Module as Module[Key] extends Endpoint ? EndpointName<Module[Key]> : never]: Module[Key]
}

/**
 * All calls by name, from which the typed client infers what a call takes and returns. It is empty here, because the kernel
 * knows no feature: `src/endpoints.ts` adds the endpoints of all of them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled from elsewhere
export interface EndpointRegistry {}

/** The name of a call in the registry, such as "GET /api/categories". */
export type CallName = keyof EndpointRegistry

/** The problem codes that an endpoint, or each of several, declares as its own. */
export type ProblemCodeOf<E extends Endpoint> = E extends {
  readonly codes: readonly (infer Code extends string)[]
}
  ? Code
  : never

/** Those of all calls that a module of contracts exports. */
export type CodesIn<Module> = ProblemCodeOf<Extract<Module[keyof Module], Endpoint>>
