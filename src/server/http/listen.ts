import { fstatSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import { onTerminal } from './log-output.ts'
import { StartError } from '../start-error.ts'

/**
 * The text that Fastify logs for each network address on which it listens. Fastify cannot be told not to log it, so the logger
 * drops this line.
 */
export const fastifyListening = 'listening'

/** The file descriptor of standard input. systemd passes the listening socket there if the unit says `StandardInput=socket`. */
const handedOverSocket = 0

/**
 * True if systemd has opened the port before this program. The port then stays open while the program is restarted, so a visitor
 * waits meanwhile and gets no error.
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
    // On a terminal the welcome text already tells that the site is running.
    if (!onTerminal) app.log.info({ host, port, ...release }, 'the site serves')
  } catch (error) {
    throw readableListenError(error, { host, port })
  }
}

/** Turns the expected reasons why a port cannot be opened into a StartError of one line; returns any other error unchanged. */
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

/** How long a stopping server waits for open requests: longer than any response waits for the database (decision 021). */
const closingMilliseconds = 10_000

/**
 * Accepts no further requests and finishes those that are open. After `closingMilliseconds` all connections are closed, also those
 * of visitors who have not read a film to its end or not sent all of a request: one visitor must not keep the program from ending.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), closingMilliseconds)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}
