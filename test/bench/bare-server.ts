import Fastify from 'fastify'

/** What the bare server shall do, as JSON in its first argument. */
export interface BareWork {
  /** Paths responding with these very bytes and headers. */
  readonly responses: readonly {
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly base64: string
  }[]
}

/**
 * Fastify with nothing around it: how fast this machine can do the same work at best. It runs in a process of its own,
 * as the application does.
 */
async function serve({ responses }: BareWork): Promise<void> {
  const app = Fastify()
  for (const { path, headers, base64 } of responses) {
    const body = Buffer.from(base64, 'base64')
    app.get(path, (_request, reply) => reply.headers(headers).send(body))
  }
  process.once('SIGTERM', () => void app.close())
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? '') as BareWork) // written by bare-process.ts
