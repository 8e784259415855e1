import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

/** A package of a test: its manifest without name and version, and its files by path, all of them executable. */
export interface TestPackage {
  readonly manifest?: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, string>>
}

export interface Registry {
  readonly url: string
  /** From now on the package is not sent: its download stays open. Resolves when somebody asks for it. */
  hold(name: string): Promise<void>
  /** Sends everything again, and what was asked for meanwhile. */
  release(): void
}

export const packageVersion = '1.0.0'

/** What npm downloads for a package. */
export function tarballOf(name: string, { manifest, files }: TestPackage): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-package-'))
  try {
    const described = JSON.stringify({ name, version: packageVersion, ...manifest })
    for (const [path, text] of Object.entries({ ...files, 'package.json': described })) {
      const file = join(folder, 'package', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text, { mode: 0o755 })
    }
    return execFileSync('tar', ['--create', '--gzip', '--file=-', 'package'], { cwd: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function integrityOf(tarball: Buffer): string {
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`
}

/** A package registry on this machine, which ends with the test. */
export async function startRegistry(tarballs: ReadonlyMap<string, Buffer>): Promise<Registry> {
  const held = new Map<string, () => void>()
  let waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/')
    const tarball = tarballs.get(name)
    if (!tarball) response.writeHead(404).end()
    else if (file === undefined) response.end(JSON.stringify(descriptionOf(name)))
    else if (held.has(name)) {
      waiting.push(() => response.end(tarball))
      held.get(name)?.()
    } else response.end(tarball)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has one
  const url = `http://127.0.0.1:${port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const descriptionOf = (name: string) => ({
    name,
    'dist-tags': { latest: packageVersion },
    versions: {
      [packageVersion]: { name, version: packageVersion, dist: { tarball: `${url}/${name}/download` } },
    },
  })
  return {
    url,
    hold: (name) => new Promise((resolve) => held.set(name, resolve)),
    release() {
      held.clear()
      for (const send of waiting) send()
      waiting = []
    },
  }
}
