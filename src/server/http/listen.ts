import { fstatSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import { onTerminal } from './log-output.ts'
import { StartError } from '../start-error.ts'

/**
 * The text that Fastify logs for each network address on which it listens. Fastify has no setting that turns this log line off, so
 * the logger drops the line.
 */
export const fastifyListening = 'listening'

/**
 * The file descriptor of standard input. systemd passes the listening socket as standard input if the unit file says
 * `StandardInput=socket`.
 */
const handedOverSocket = 0

/**
 * True if systemd has opened the port and passed it to this program. The port then stays open while the program restarts, so
 * visitors wait meanwhile and get no error.
 */
const isHandedOver = () => process.env.LISTEN_FDS === '1' && fstatSync(handedOverSocket).isSocket()

/**
 * Opens the port, and logs the port together with the facts in `release`. If the port is taken or forbidden, throws a StartError of
 * one readable line.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  release: object = {},
): Promise<void> {
  try {
    const place = { host, port, ...(isHandedOver() && { fd: handedOverSocket }) }
    await app.listen({ ...place, listenTextResolver: () => fastifyListening })
    // On a terminal the welcome text already says that the site is running, so this line is logged only elsewhere.
    if (!onTerminal) app.log.info({ host, port, ...release }, 'the site serves')
  } catch (error) {
    throw readableListenError(error, { host, port })
  }
}

/** If a port could not be opened for an expected reason, returns a StartError of one line; returns any other error unchanged. */
export function readableListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop that, or choose another with PORT=3001.`,
    )
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`)
  // EAI_AGAIN means that no name server answered the look-up of the host name.
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`HOST ${host} is no address of this machine.`)
  return error
}

/**
 * How long a stopping server waits for open requests, in milliseconds. It is longer than any response waits for the database
 * (decision 021).
 */
const closingMilliseconds = 10_000

/**
 * Accepts no further requests and finishes the open requests. After `closingMilliseconds` it closes all connections, even if a
 * visitor has not received a whole film or not sent a whole request: one visitor must not keep the program from ending.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), closingMilliseconds)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}
