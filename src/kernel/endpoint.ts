import type { z } from 'zod'

/**
 * The description of an API call, which exists only once. The server validates requests and serializes responses with it, the typed
 * client takes its types from it, and the OpenAPI document is generated from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, in which `:name` stands for a parameter, as in Fastify. */
  readonly path: `/${string}`
  readonly summary: string
  /** The heading under which the API documentation lists this call. */
  readonly tag: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The media types of the request body, if they are not JSON. */
  readonly takes?: readonly string[]
  /** The size of the largest request body in bytes, if the server's default does not suit this call. */
  readonly bodyLimit?: number
  /** The status of a successful response. If it is absent, the status is 200, or 204 for a call without a response schema. */
  readonly status?: 200 | 201
  readonly response?: z.ZodType
  /** The media types of the response, if it is not only JSON. */
  readonly gives?: readonly string[]
  /**
   * The errors that this call may return, by status. The OpenAPI document adds errors that follow from the method, the body and the
   * rights table, and errors that every call may return.
   */
  readonly problems?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 413 | 415 | 416 | 503, string>>>
  /**
   * The problem codes that this call can return, in addition to those that every call can return. The user interface has a text for
   * each code in both languages; the compiler checks this with `ProblemCodeOf`.
   */
  readonly codes?: readonly string[]
  /** The error message if the server fails during this call, if the general message does not suit. */
  readonly failure?: string
}

/** A call's name, such as "GET /api/categories". Callers and the rights table use this name too. */
type CallText = `${Endpoint['method']} ${Endpoint['path']}`

type CalledAs<Name> = Name extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path; readonly tag: string }
  : never

/**
 * Makes a function that describes the calls under one heading of the API documentation. The function keeps the literal types of
 * method and path, so that the compiler can check the typed client's callers.
 */
export function endpointsOf(tag: string) {
  return <const Name extends CallText, const Rest extends Omit<Endpoint, 'method' | 'path' | 'tag'>>(
    name: Name,
    rest: Rest,
  ): CalledAs<Name> & Rest => {
    const [method, path] = name.split(' ')
    // TypeScript cannot check this cast. It is right, because the code splits the name into method and path in the same way as
    // `CalledAs`.
    return { method, path, tag, ...rest } as unknown as CalledAs<Name> & Rest
  }
}

/** The type of the values that a caller may send in one part of the request, such as the body. */
export type EndpointInput<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body',
> = E[Part] extends z.ZodType ? z.input<E[Part]> : undefined

/** The type of a request's body after the server has validated it. */
export type EndpointBody<E extends { readonly body: z.ZodType }> = z.output<E['body']>

export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : void

/**
 * The name with which the client calls an endpoint: "GET /api/categories". Thanks to the names, the browser need not load the
 * schemas.
 */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`

/** All endpoints that a module of contracts exports, by their names. */
export type EndpointsIn<Module> = {
  [Key in keyof Module as Module[Key] extends Endpoint ? EndpointName<Module[Key]> : never]: Module[Key]
}

/**
 * All calls by name. From this registry the typed client infers a call's input and output. It is empty here, because the kernel
 * must not depend on any feature: `src/endpoints.ts` adds the endpoints of all features.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled from elsewhere
export interface EndpointRegistry {}

/** The name of a call in the registry, such as "GET /api/categories". */
export type CallName = keyof EndpointRegistry

/** The problem codes that an endpoint itself declares; for a union of endpoints, the codes of all these endpoints. */
export type ProblemCodeOf<E extends Endpoint> = E extends {
  readonly codes: readonly (infer Code extends string)[]
}
  ? Code
  : never

/** The problem codes of all calls that a module of contracts exports. */
export type CodesIn<Module> = ProblemCodeOf<Extract<Module[keyof Module], Endpoint>>
