import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

/** The lines of an application's log from now on, where the real program's come out, whatever wrote them. */
export function logLines(app: FastifyInstance): string[] {
  const lines: string[] = []
  const { [pino.symbols.streamSym]: stream } = app.log as unknown as Record<
    symbol,
    { write: (line: string) => void }
  > // pino keeps its stream under this symbol, which its types do not tell
  if (!stream) throw new Error('The application has no log')
  stream.write = (line) => void lines.push(line)
  return lines
}
