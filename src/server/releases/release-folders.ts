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
 * `current` is the release that the process manager starts. `previous` is the release to which `npm run update -- --rollback`
 * returns. Both are links to folders in `releases`.
 */
export type ReleaseLink = 'current' | 'previous'

/**
 * The folder whose subfolder `releases` contains the program's own folder. Throws SettingError if the program's folder is not in a
 * folder `releases`.
 */
export function baseOf(programFolder: string): string {
  const releases = dirname(programFolder)
  if (basename(releases) === 'releases') return dirname(releases)
  throw new SettingError(
    'This folder is not one of the releases that npm run update makes. Name the folder they belong in: --base=/srv/bep-lua',
  )
}

/** The folder to which a link leads; undefined if the link does not exist. */
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

/** Replaces a link in one step, so that the link leads to a release at every moment. */
function setLink(base: string, link: ReleaseLink, release: string): void {
  const unfinished = join(base, `${link}.new`)
  rmSync(unfinished, { force: true })
  symlinkSync(join('releases', basename(release)), unfinished)
  renameSync(unfinished, join(base, link))
}

/** Deletes all releases except the current and the previous one, and returns the names of the deleted releases. */
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
 * Copies a release's scripts and styles to another release, because pages that guests opened before the update still request them.
 * An asset that was built more than `carriedDays` before the newest assets of `from` is left out: `from` itself only got it from an
 * older release.
 */
export function carryAssets(from: string, to: string): void {
  const builtAt = (file: string) => statSync(join(assetsOf(from), file)).mtimeMs
  const assets = readdirSync(assetsOf(from))
  const newest = Math.max(...assets.map(builtAt))
  mkdirSync(assetsOf(to), { recursive: true })
  for (const file of assets) {
    if (builtAt(file) < newest - carriedDays * 86_400_000) continue
    // A file's name contains a hash of its content. So files with the same name in both releases are identical, and existing files
    // are not overwritten.
    cpSync(join(assetsOf(from), file), join(assetsOf(to), file), { preserveTimestamps: true, force: false })
  }
}
