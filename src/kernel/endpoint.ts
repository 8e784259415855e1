import type { z } from 'zod'

/**
 * The description of one call of the API, written once. The server validates requests and serializes responses with it, the typed
 * client takes its types from it, and the OpenAPI document is generated from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with `:name` for parameters, as in Fastify. */
  readonly path: `/${string}`
  readonly summary: string
  /** The heading under which the API documentation lists this call. */
  readonly tag: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The media types of the body, if it is not JSON. */
  readonly takes?: readonly string[]
  /** The largest body in bytes, if the server's default is not right for this call. */
  readonly bodyLimit?: number
  /** The status of a success. If it is absent, the status is 200, or 204 if there is no response schema. */
  readonly status?: 200 | 201
  readonly response?: z.ZodType
  /** The media types of the response, if it is not JSON alone. */
  readonly gives?: readonly string[]
  /**
   * The errors that this call is expected to return, by status. The API document adds the errors that follow from the method, the
   * body and the rights table, and those that every call may return.
   */
  readonly problems?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 413 | 415 | 416 | 503, string>>>
  /**
   * The codes of the problems with which this call can fail, in addition to those with which every call can fail. The user
   * interface has a text for each code in both languages; `ProblemCodeOf` lets the compiler check that.
   */
  readonly codes?: readonly string[]
  /** The message of the response if the server fails, for a call that has a message of its own. */
  readonly failure?: string
}

/** The name of a call, such as "GET /api/categories"; callers and the rights table use it too. */
type CallText = `${Endpoint['method']} ${Endpoint['path']}`

type CalledAs<Name> = Name extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path; readonly tag: string }
  : never

/**
 * Makes a function that describes the calls under one heading of the API documentation. The function keeps the literal types of
 * method and path, with which the compiler checks the callers of the typed client.
 */
export function endpointsOf(tag: string) {
  return <const Name extends CallText, const Rest extends Omit<Endpoint, 'method' | 'path' | 'tag'>>(
    name: Name,
    rest: Rest,
  ): CalledAs<Name> & Rest => {
    const [method, path] = name.split(' ')
    // TypeScript cannot check this type: at run time the name is split into method and path just as `CalledAs` splits it.
    return { method, path, tag, ...rest } as unknown as CalledAs<Name> & Rest
  }
}

/** What a caller may send in one part of the request, such as the body. */
export type EndpointInput<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body',
> = E[Part] extends z.ZodType ? z.input<E[Part]> : undefined

export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : void

/**
 * The name by which the client calls an endpoint, "GET /api/categories". Because the client uses names, the browser need not load
 * the schemas.
 */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`

/** The endpoints that a module of contracts exports, by their names. */
export type EndpointsIn<Module> = {
  [Key in keyof Module as Module[Key] extends Endpoint ? EndpointName<Module[Key]> : never]: Module[Key]
}

/**
 * All calls by name, from which the typed client infers what a call takes and returns. The registry is empty here, because the
 * kernel may not know any feature: `src/endpoints.ts` adds the endpoints of all features.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled from elsewhere
export interface EndpointRegistry {}

/** The name of a call in the registry, such as "GET /api/categories". */
export type CallName = keyof EndpointRegistry

/** The problem codes that an endpoint declares as its own; for a union of endpoints, those of all. */
export type ProblemCodeOf<E extends Endpoint> = E extends {
  readonly codes: readonly (infer Code extends string)[]
}
  ? Code
  : never

/** The problem codes of all calls that a module of contracts exports. */
export type CodesIn<Module> = ProblemCodeOf<Extract<Module[keyof Module], Endpoint>>
