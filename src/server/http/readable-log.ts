/** A log event in the form in which pino writes it. */
interface LogEvent {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly reqId?: string
  readonly req?: { readonly method: string; readonly route: string }
  readonly res?: { readonly statusCode: number }
  readonly err?: LoggedError
  /** How long a request took, in milliseconds. */
  readonly responseTime?: number
  /** How long an event other than a request took, in milliseconds. */
  readonly duration?: number
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly cause?: { readonly message: string; readonly code?: string }
}

const levelNames = new Map([
  [10, 'TRACE'],
  [20, 'DEBUG'],
  [40, 'WARN'],
  [50, 'ERROR'],
  [60, 'FATAL'],
])
const margin = ' '.repeat('18:05:09  '.length)

/**
 * Turns a JSON line of the log into text for a person at a terminal: the local time, the event, and how long the event took. If
 * there is an error, its stack follows, indented. The text contains nothing that is not in the JSON line.
 */
export function readableLine(json: string): string {
  const event = parseEvent(json)
  if (event === undefined) return json
  const { time, level, msg, reqId, req, res, err, responseTime, duration, ...rest } = event
  const what = [
    levelNames.get(level),
    req && `${req.method} ${req.route}`,
    res?.statusCode,
    msg !== 'request completed' && msg,
    ...fields({ ...rest, pid: undefined, hostname: undefined }),
    // The request's id, by which a reader finds the request that an error belongs to.
    ...(level >= 40 || (res?.statusCode ?? 0) >= 500 ? fields({ reqId }) : []),
  ]
  const line = [
    new Date(time).toTimeString().slice(0, 'hh:mm:ss'.length),
    what.filter((part) => part !== undefined && part !== false && part !== '').join(' '),
    spell(responseTime ?? duration),
  ]
  const first = line.filter((part) => part !== '').join('  ')
  return (
    [first, ...(err ? errorLines(err).map((each) => margin + each) : [])].map(printable).join('\n') + '\n'
  )
}

function parseEvent(json: string): LogEvent | undefined {
  try {
    return JSON.parse(json) as LogEvent // this type is right, because pino wrote the line with the serializers of logging.ts
  } catch {
    return undefined
  }
}

function fields(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`]
  })
}

function spell(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return ''
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function errorLines({ type, message, stack, cause }: LoggedError): string[] {
  const lines = stack.split('\n')
  return [
    // The logged stack of a failed query contains only places in the code, so the error's type and message are added.
    ...(/^\s+at /.test(stack) || stack === '' ? [`${type}: ${message}`] : []),
    ...lines.filter((line) => line.trim() !== ''),
    ...(cause ? [`cause: ${[cause.message, cause.code].filter(Boolean).join(' ')}`] : []),
  ]
}

/** Escapes control characters, because they could clear the screen, or begin a line that looks like a log line. */
function printable(line: string): string {
  return line.replace(
    /[\p{C}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
}
