import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Undefined if systemd does not hold the port for the site (deploy/systemd/bep-lua.socket). Otherwise tells whether the site behind
 * the port runs. The function reads only files that every user may read: systemctl would need root or a message bus, which a bare
 * Debian lacks. `root` is the folder with the machine's files.
 */
export function portOfSystemd(port: number, root: string): { readonly siteRuns: boolean } | undefined {
  const isEnabled = existsSync(join(root, 'etc/systemd/system/sockets.target.wants/bep-lua.socket'))
  // systemd keeps one link in this folder for each service that is running or being started.
  const units = join(root, 'run/systemd/units')
  if (!isEnabled || !existsSync(units) || !rootListens(port, root)) return undefined
  return { siteRuns: readdirSync(units).includes('invocation:bep-lua.service') }
}

/** Whether root has opened the port, as systemd does. If the site itself has opened the port, its owner is the site's user. */
function rootListens(port: number, root: string): boolean {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['tcp', 'tcp6'].some((name) => {
    const file = join(root, 'proc/net', name)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    return lines.some((line) => {
      const [, local, , state, , , , user] = line.trim().split(/\s+/)
      return local?.endsWith(`:${hex}`) && state === listening && user === '0'
    })
  })
}

/** The code for the state "listening" in Linux's list of TCP sockets. */
const listening = '0A'
