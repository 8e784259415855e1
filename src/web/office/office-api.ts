import { createContext, use } from 'react'

import type { CallName } from '#src/kernel/endpoint.ts'
import { parseUrl } from '#src/kernel/parse-url.ts'
import {
  ApiError,
  type CallArguments,
  type CallOutput,
  sendCall,
  type Transport,
  type TransportResponse,
} from '../api.ts'

/** One page of a list: its rows, the number of all matching rows, and the position of the next page if there is one. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly next: string | undefined
}

type RowOf<Name extends CallName> = CallOutput<Name> extends readonly (infer Each)[] ? Each : never

/**
 * The kind of a call that the server rejected because the session has ended: the page has read something, or a person has changed
 * something.
 */
export type RejectedCall = 'read' | 'write'

/**
 * Thrown by a write after the session has ended. The user has already been told that the session has ended, so code that catches
 * this error shows nothing more.
 */
export class SessionEndedError extends Error {
  constructor() {
    super('The session has ended')
    this.name = 'SessionEndedError'
  }
}

/**
 * The API for office screens. After the session has ended, a read neither succeeds nor fails, so that the screen stays unchanged
 * until the user leaves it; a write fails with `SessionEndedError`.
 */
export interface OfficeApi {
  call<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<CallOutput<Name>>
  /** Loads one page of a list. The number of all rows and the position of the next page come from the response's headers. */
  list<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<ListPage<RowOf<Name>>>
}

/**
 * Makes the API for office screens. `endSession` is called for every response with status 401. It returns true if it takes the user
 * away from the screen. If it returns false, the call fails with the `ApiError`, like any other failure.
 */
export function createOfficeApi(
  transport: Transport,
  endSession: (rejected: RejectedCall) => boolean,
): OfficeApi {
  async function send<Name extends CallName>(
    name: Name,
    ...input: CallArguments<Name>
  ): Promise<TransportResponse> {
    const kind = name.startsWith('GET ') ? 'read' : 'write'
    try {
      return await sendCall(transport, name, ...input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || !endSession(kind)) throw error
      if (kind === 'read') return new Promise(() => undefined)
      throw new SessionEndedError()
    }
  }

  return {
    async call<Name extends CallName>(name: Name, ...input: CallArguments<Name>) {
      const { text } = await send(name, ...input)
      return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name> // the server made this text according to the same contract
    },

    async list<Name extends CallName>(name: Name, ...input: CallArguments<Name>) {
      const { text, headers } = await send(name, ...input)
      const rows = JSON.parse(text) as RowOf<Name>[] // the server made this text according to the same contract
      return {
        rows,
        total: Number(headers?.get('X-Total-Count') ?? rows.length),
        next: nextCursor(headers?.get('Link') ?? null),
      }
    },
  }
}

function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  return (address && parseUrl(address, 'http://list.invalid')?.searchParams.get('cursor')) || undefined
}

/** The context with the API for office pages. The component that manages the session provides it. */
export const OfficeApiContext = createContext<OfficeApi | null>(null)

export function useOfficeApi(): OfficeApi {
  const api = use(OfficeApiContext)
  if (!api) throw new Error('No OfficeApiContext above this component')
  return api
}
