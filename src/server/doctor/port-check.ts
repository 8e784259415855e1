import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

import type { Config } from '../config.ts'
import { readableListenError } from '../http/listen.ts'
import { programVersion } from '../release.ts'
import { StartError } from '../start-error.ts'
import { type Finding, findingsOf } from './finding.ts'
import { type Got, get, timedOut } from './http-get.ts'
import { portOfSystemd } from './port-of-systemd.ts'

const { ok, warning, wrong } = findingsOf('port')

/** The address at which this machine itself reaches the site, without the proxy. */
export function directAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`
}

interface CheckedPort {
  readonly serves: boolean
  /** True if systemd starts the site as soon as a request arrives, even through the proxy. */
  readonly startsIfAsked: boolean
  readonly findings: readonly Finding[]
}

/**
 * Checks whether the site responds on its port or, if not, whether it could open the port. Also checks whether the running site has
 * the same release as this command. `root` is the folder with the machine's files.
 */
export async function checkPort(config: Pick<Config, 'host' | 'port'>, root = '/'): Promise<CheckedPort> {
  const held = portOfSystemd(config.port, root)
  if (held && !held.siteRuns) return { serves: false, startsIfAsked: true, findings: [notRunning(config)] }
  const address = directAddress(config)
  let isSilent = false
  const health = await get(`${address}/api/health`).catch((error: unknown) => {
    isSilent = timedOut(error)
    return undefined
  })
  const version = health && versionIn(health)
  if (version === undefined) {
    const finding = held ? notResponding(config) : isSilent ? silent(config) : await tryPort(config)
    return { serves: false, startsIfAsked: false, findings: [finding] }
  }
  const ready = await get(`${address}/api/ready`).catch(() => undefined)
  return {
    serves: true,
    startsIfAsked: false,
    findings: [
      version === programVersion
        ? ok(`The site serves on port ${config.port}.`)
        : warning(
            `The site that serves is version ${version}, and the files are ${programVersion}.`,
            'Restart it, so that it runs what was installed.',
          ),
      ...(ready?.status === 200
        ? []
        : [wrong('The site runs, but cannot reach its database.', 'See what is said of the database here.')]),
    ],
  }
}

function notRunning({ port }: Pick<Config, 'port'>): Finding {
  return warning(
    `The site is not running. systemd holds port ${port} for it (bep-lua.socket), and the next guest starts it.`,
    'Start it: sudo systemctl start bep-lua. The way through the proxy is checked only then.',
  )
}

function notResponding({ port }: Pick<Config, 'port'>): Finding {
  return wrong(
    `The site does not respond. systemd holds port ${port} for it (bep-lua.socket) and has started it.`,
    'journalctl -u bep-lua shows why, or how far the start has come.',
  )
}

function silent({ port }: Pick<Config, 'port'>): Finding {
  return wrong(
    `The program on port ${port} takes requests, but sends no response within 5 s.`,
    'If it is the site, restart it: its log shows why it hangs. Otherwise choose another port with PORT=3001.',
  )
}

/** The version in the response of our own site. Undefined if another program has responded. */
export function versionIn({ body }: Pick<Got, 'body'>): string | undefined {
  try {
    const { status: state, version } = JSON.parse(body.toString()) as Record<string, unknown>
    return state === 'ok' && typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}

/** Opens the port for a moment, because nothing else shows whether the next start can open it. */
async function tryPort(config: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const { host, port } = config
  const server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
    return ok(`The site does not serve; its port ${port} is free.`)
  } catch (error) {
    const readable = readableListenError(error, config)
    if (!(readable instanceof StartError)) throw error
    return wrong(readable.message, 'The site does not start before this is corrected.')
  } finally {
    server.close()
  }
}
