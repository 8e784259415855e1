import type {
  CallName,
  Endpoint,
  EndpointInput,
  EndpointOutput,
  EndpointRegistry,
} from '#src/kernel/endpoint.ts'

/** Sends a request. In the browser this function uses `fetch`; on the server it calls the application directly. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export interface TransportRequest {
  readonly method: Endpoint['method']
  /** Path and query string, beginning with a slash. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TransportResponse {
  readonly status: number
  readonly statusText: string
  readonly text: string
  /** The headers of the response; undefined if the transport cannot read headers. */
  readonly headers?: { get(name: string): string | null }
}

/** The error of a failed API call: its HTTP status, stable error code, message, and messages about single fields. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly details: unknown
  /** How long the client should wait before its next call; undefined if the server did not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    response: Partial<ProblemResponse> & { message: string },
    retryAfterSeconds?: number,
  ) {
    super(response.message)
    this.retryAfterSeconds = retryAfterSeconds
    this.name = 'ApiError'
    this.status = status
    this.code = response.code
    this.fields = response.fields ?? {}
    this.details = response.details
  }
}

interface ProblemResponse {
  readonly message: string
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: unknown
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }

type InputOf<E extends Endpoint> = Given<'params', EndpointInput<E, 'params'>> & {
  query?: EndpointInput<E, 'query'>
} & Given<'body', EndpointInput<E, 'body'>> & {
    headers?: Readonly<Record<string, string>>
  }

export type CallInput<Name extends CallName> = InputOf<EndpointRegistry[Name]>

export type CallOutput<Name extends CallName> = EndpointOutput<EndpointRegistry[Name]>

export type CallArguments<Name extends CallName> =
  {} extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

/**
 * Calls the API by name: `api.call('GET /api/categories')`. TypeScript infers input and output from the call's contract in the
 * registry (`src/endpoints.ts`), which the browser does not load. The server validates input and output.
 */
export interface Api {
  call<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<CallOutput<Name>>
}

export function createApi(transport: Transport): Api {
  return {
    async call<Name extends CallName>(name: Name, ...input: CallArguments<Name>) {
      const { text } = await sendCall(transport, name, ...input)
      // This type is right, because the server made the text according to the call's contract.
      return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name>
    },
  }
}

/** Sends one call and returns the whole response, including its headers. Throws an `ApiError` if the server rejects the call. */
export async function sendCall<Name extends CallName>(
  transport: Transport,
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<TransportResponse> {
  const [method, path] = name.split(' ') as [Endpoint['method'], string] // every CallName is a method, a space and a path
  const { params, query, body, headers } = (input ?? {}) as LooseInput // the type CallArguments has checked these parts
  const response = await transport({
    method,
    url: fillPath(path, params) + queryString(query),
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status >= 400) throw apiError(response)
  return response
}

interface LooseInput {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryString(query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/**
 * Makes the error for a response. Its message comes from the JSON body; if there is none, it is the body's text or, if that is
 * empty, the status text.
 */
function apiError({ status, statusText, text, headers }: TransportResponse): ApiError {
  const parsed = parsedProblem(text)
  const wait = Number(headers?.get('Retry-After') ?? undefined)
  return new ApiError(
    status,
    { ...parsed, message: parsed?.message ?? (text || statusText) },
    Number.isFinite(wait) ? wait : undefined,
  )
}

function parsedProblem(text: string): Partial<ProblemResponse> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
