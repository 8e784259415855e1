import { isCallOfPerson } from '#src/features/accounts/rules/session-clock.ts'
import type { CallName } from '#src/kernel/endpoint.ts'
import {
  ApiError,
  type CallArguments,
  type CallOutput,
  sendCall,
  type Transport,
  type TransportResponse,
} from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { lastActivity } from './stored-session.ts'

/** What a write resolves to once the session has ended: no success is shown, no form cleared. */
export const sessionExpired = Symbol('session expired')

/** A read returns null once the session has ended, a write the sentinel. */
type OfficeResponse<Name extends CallName> = Name extends `GET ${string}`
  ? CallOutput<Name> | null
  : CallOutput<Name> | typeof sessionExpired

/** A page of a growing list: how many match in all, and where the next page begins while there is one. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly next: string | undefined
}

type RowOf<Name extends CallName> = CallOutput<Name> extends readonly (infer Each)[] ? Each : never

/** What met the end of the session: what the page asked for, or what a person wanted to change. */
export type RejectedCall = 'read' | 'write'

let handleExpiry: ((rejected: RejectedCall) => void) | undefined

/** Registers what happens on a 401; without it calls throw. Returns how to take it back. */
export function onSessionExpired(handler: (rejected: RejectedCall) => void): () => void {
  handleExpiry = handler
  return () => {
    if (handleExpiry === handler) handleExpiry = undefined
  }
}

/** What a 401 says, known in another way. */
export function sessionRejected(): void {
  handleExpiry?.('read')
}

/** Tells what the server must not take for a person: calls the page makes while no person is at the screen. */
const officeTransport: Transport = (request) => {
  const personal = isCallOfPerson(lastActivity(), Date.now())
  return browserTransport(
    personal ? request : { ...request, headers: { ...request.headers, 'X-Background': 'true' } },
  )
}

/** The API as office screens call it. */
export const officeApi = {
  async call<Name extends CallName>(
    name: Name,
    ...input: CallArguments<Name>
  ): Promise<OfficeResponse<Name>> {
    const kind = name.startsWith('GET ') ? 'read' : 'write'
    const response = await responseUnlessExpired(sendCall(officeTransport, name, ...input), kind)
    const value = response ? parsed(response.text) : kind === 'read' ? null : sessionExpired
    return value as OfficeResponse<Name> // serialized by this very contract, or the stand-in for its method
  },

  /** A page of a list, with what the headers say of the rest. Null once the session has ended. */
  async list<Name extends CallName>(
    name: Name,
    ...input: CallArguments<Name>
  ): Promise<ListPage<RowOf<Name>> | null> {
    const response = await responseUnlessExpired(sendCall(officeTransport, name, ...input), 'read')
    if (!response) return null
    const rows = parsed(response.text) as RowOf<Name>[] // serialized by this very contract
    return {
      rows,
      total: Number(response.headers?.get('X-Total-Count') ?? rows.length),
      next: nextCursor(response.headers?.get('Link') ?? null),
    }
  },
}

async function responseUnlessExpired(
  response: Promise<TransportResponse>,
  kind: RejectedCall,
): Promise<TransportResponse | null> {
  try {
    return await response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !handleExpiry) throw error
    handleExpiry(kind)
    return null
  }
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  return (address && URL.parse(address, 'http://list.invalid')?.searchParams.get('cursor')) || undefined
}
