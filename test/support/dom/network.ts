import type { FastifyInstance } from 'fastify'

import type { CallName, Endpoint } from '#src/kernel/endpoint.ts'
import { serverTime } from '#src/web/clock.ts'
import { noteUnderWay } from './during-test.ts'

/** A request as the page has sent it. */
export interface SentRequest {
  readonly method: Endpoint['method']
  /** Path with query string. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What becomes of a request on its way: `pass` sends it to the application. */
export type OnTheWay = (pass: () => Promise<Response>, request: SentRequest) => Promise<Response>

/**
 * What lies between the page and the application: `fetch` as the page calls it. Every request reaches the application, unless a
 * test says what happens to it on the way.
 */
export class Network {
  readonly sent: SentRequest[] = []
  readonly #app: FastifyInstance
  readonly #cookie: string | undefined
  readonly #rules = new Map<string, OnTheWay>()

  constructor(app: FastifyInstance, cookie?: string) {
    this.#app = app
    this.#cookie = cookie
  }

  /** From now on this happens to every request of the call, until another rule or `restore`. */
  on(name: CallName, rule: OnTheWay): void {
    this.#rules.set(name, rule)
  }

  /** No response comes. */
  cut(name: CallName): void {
    this.on(name, () => Promise.reject(new TypeError('Failed to fetch')))
  }

  /** A response of this status and JSON, in place of the application's. */
  respond(name: CallName, status: number, body: object): void {
    this.on(name, () => Promise.resolve(Response.json(body, { status })))
  }

  /** Requests of the call wait until the function returned is called, then go on their way. */
  hold(name: CallName): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.on(name, (pass) => promise.then(pass))
    return () => {
      this.restore(name)
      resolve()
    }
  }

  /** Requests of the call reach the application, but its responses wait until the function returned is called. */
  holdResponses(name: CallName): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.on(name, async (pass) => {
      const response = await pass()
      await promise
      return response
    })
    return () => {
      this.restore(name)
      resolve()
    }
  }

  /** Its requests reach the application again. */
  restore(name: CallName): void {
    this.#rules.delete(name)
  }

  /** The requests of a call so far. */
  sentTo(name: CallName): SentRequest[] {
    return this.sent.filter(({ method, url }) => isOf(name, method, url))
  }

  readonly fetch = async (url: string, { method, headers, body }: RequestInit = {}): Promise<Response> => {
    const request = {
      method: (method ?? 'GET') as Endpoint['method'], // the page calls with the methods of its contracts
      url,
      headers: headers as Record<string, string>, // the transport sends an object
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    }
    this.sent.push(request)
    const pass = () => this.#send(request)
    const rule = [...this.#rules].find(([name]) => isOf(name, request.method, url))?.[1]
    return await (rule ? rule(pass, request) : pass())
  }

  async #send({ method, url, headers, body }: SentRequest): Promise<Response> {
    const origin = 'http://localhost:3000'
    const responding = this.#app.inject({
      method,
      url,
      headers: { ...headers, origin, host: 'localhost:3000', ...(this.#cookie && { cookie: this.#cookie }) },
      ...(body !== undefined && { payload: body as object }), // all our bodies are objects
    })
    noteUnderWay(responding)
    const response = await responding
    // Node dates responses by the machine's clock; those of the restaurant and the browser stand still elsewhere.
    const dated = { ...response.headers, date: serverTime().toUTCString() }
    const own = Object.entries(dated).map(([name, value]): [string, string] => [name, String(value)])
    const hasBody = response.statusCode !== 204 && response.statusCode !== 304
    return new Response(hasBody ? response.body : null, {
      status: response.statusCode,
      headers: own,
    })
  }
}

/** Whether an address is that of a call: "GET /api/orders/:id" has the one of any order. */
function isOf(name: string, method: string, url: string): boolean {
  const [ofCall, path = ''] = name.split(' ')
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
  return ofCall === method && pattern.test(url)
}
