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

/** A page of a growing list: how many match in all, and where the next page begins while there is one. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly next: string | undefined
}

type RowOf<Name extends CallName> = CallOutput<Name> extends readonly (infer Each)[] ? Each : never

/** What met the end of the session: what the page asked for, or what a person wanted to change. */
export type RejectedCall = 'read' | 'write'

/** What a write fails with once the session has ended. Whoever ended it has shown that: nothing more is shown. */
export class SessionEndedError extends Error {
  constructor() {
    super('The session has ended')
    this.name = 'SessionEndedError'
  }
}

/**
 * The API as office screens call it. Once the session has ended, a read never settles, so that the screen shows what it
 * shows until it is left, and a write fails with `SessionEndedError`.
 */
export interface OfficeApi {
  call<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<CallOutput<Name>>
  /** A page of a list, with what the headers say of the rest. */
  list<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<ListPage<RowOf<Name>>>
}

/** `endSession` is told of every 401 and returns whether it takes care of leaving; else the call fails like any other. */
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
      return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name> // serialized by this very contract
    },

    async list<Name extends CallName>(name: Name, ...input: CallArguments<Name>) {
      const { text, headers } = await send(name, ...input)
      const rows = JSON.parse(text) as RowOf<Name>[] // serialized by this very contract
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

/** Whoever knows of sessions provides it around the office's pages. */
export const OfficeApiContext = createContext<OfficeApi | null>(null)

export function useOfficeApi(): OfficeApi {
  const api = use(OfficeApiContext)
  if (!api) throw new Error('No OfficeApiContext above this component')
  return api
}
