import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { SettingError } from '../start-error.ts'

/**
 * `current` is the release that the process manager starts, `previous` the one that `npm run update -- --rollback` returns to. Both
 * are links into the folder `releases`.
 */
export type ReleaseLink = 'current' | 'previous'

/**
 * The folder that contains `releases` with the program's folder in it. Throws SettingError if the program does not run from such a
 * folder.
 */
export function baseOf(programFolder: string): string {
  const releases = dirname(programFolder)
  if (basename(releases) === 'releases') return dirname(releases)
  throw new SettingError(
    'This folder is not one of the releases that npm run update makes. Name the folder they belong in: --base=/srv/bep-lua',
  )
}

/** The folder of the release that a link names; undefined if there is none. */
export function linkedRelease(base: string, link: ReleaseLink): string | undefined {
  const path = join(base, link)
  return existsSync(path) ? join(base, readlinkSync(path)) : undefined
}

/** Makes a release the current one. The release that was current becomes the previous one. */
export function switchTo(base: string, release: string): void {
  const replaced = linkedRelease(base, 'current')
  if (replaced === release) return
  if (replaced) setLink(base, 'previous', replaced)
  setLink(base, 'current', release)
}

/** Replaces a link in one step, so that at every moment the link names a release. */
function setLink(base: string, link: ReleaseLink, release: string): void {
  const unfinished = join(base, `${link}.new`)
  rmSync(unfinished, { force: true })
  symlinkSync(join('releases', basename(release)), unfinished)
  renameSync(unfinished, join(base, link))
}

/** Deletes all releases but the current and the previous one, and returns their names. */
export function deleteUnlinked(base: string): string[] {
  const linked = new Set([linkedRelease(base, 'current'), linkedRelease(base, 'previous')])
  const unlinked = readdirSync(join(base, 'releases')).filter(
    (name) => !linked.has(join(base, 'releases', name)),
  )
  for (const name of unlinked) rmSync(join(base, 'releases', name), { recursive: true, force: true })
  return unlinked
}

const assetsOf = (release: string) => join(release, 'build/client/assets')
const carriedDays = 30

/**
 * Copies the scripts and styles of one release to another, because pages that guests opened before the update still request them.
 * Assets that were built more than `carriedDays` before the newest ones of `from` are left out, because `from` itself got them from
 * older releases.
 */
export function carryAssets(from: string, to: string): void {
  const builtAt = (file: string) => statSync(join(assetsOf(from), file)).mtimeMs
  const assets = readdirSync(assetsOf(from))
  const newest = Math.max(...assets.map(builtAt))
  mkdirSync(assetsOf(to), { recursive: true })
  for (const file of assets) {
    if (builtAt(file) < newest - carriedDays * 86_400_000) continue
    // A name carries a hash of the content, so a file that both have is the same.
    cpSync(join(assetsOf(from), file), join(assetsOf(to), file), { preserveTimestamps: true, force: false })
  }
}
