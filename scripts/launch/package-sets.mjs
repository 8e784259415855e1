import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { replaceFile } from './lock.mjs'
import { installed, root } from './paths.mjs'

/**
 * Which packages are installed: `production` is what the site is built and served with, `all` also what tests and checks need.
 * `extending` is production with some of the rest, as an install leaves it that was cut off while it added that.
 */
const satisfiedBy = { production: ['production', 'extending', 'all'], all: ['all'] }

/** Lies in node_modules, which `npm ci` deletes first: an install that was cut off leaves no stamp. */
const stampFile = join(installed, '.bep-lua-installed')
const lockfile = join(root, 'package-lock.json')

/** The set that the stamp names for this lockfile and this machine; undefined where there is none. */
export function stampedSet() {
  const { set, origin } = readStamp()
  return origin === wantedOrigin() ? set : undefined
}

/** The set that is there, whoever installed it; undefined where it is none, or one that cannot be added to. */
export function presentSet() {
  return stampedSet() ?? (readStamp().set === 'extending' ? undefined : recordedSet())
}

function readStamp() {
  if (!existsSync(stampFile)) return {}
  const [set, ...origin] = readFileSync(stampFile, 'utf8').trim().split(' ')
  return { set, origin: origin.join(' ') }
}

export function includes(present, wanted) {
  return satisfiedBy[wanted].includes(present)
}

export function stamp(set) {
  replaceFile(stampFile, `${set} ${wantedOrigin()}\n`)
}

export function removeStamp() {
  rmSync(stampFile, { force: true })
}

function wantedOrigin() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}`
}

/**
 * The set npm itself finished installing, as after a developer's `npm install`: npm stores its own record in node_modules and
 * writes it last; `npm install --package-lock-only` writes it too, without the packages. Those for other machines are rightly
 * absent.
 */
export function recordedSet() {
  const wanted = packagesOf(lockfile)
  const present = packagesOf(join(installed, '.package-lock.json'))
  if (!wanted || !present) return undefined
  const correct = Object.entries(present).every(
    ([path, entry]) =>
      wanted[path]?.version === entry.version &&
      fitsThisMachine(entry) &&
      existsSync(join(root, path, 'package.json')),
  )
  const missing = Object.entries(wanted).filter(
    ([path, entry]) => path !== '' && !entry.optional && !(path in present),
  )
  if (!correct || missing.some(([, entry]) => !entry.dev && !entry.devOptional)) return undefined
  return missing.length === 0 ? 'all' : 'production'
}

function fitsThisMachine({ os, cpu }) {
  return fits(os, process.platform) && fits(cpu, process.arch)
}

/** A list names what it is for, or with "!" what it is not for; a single name may stand without a list. */
function fits(list, value) {
  const names = [list ?? []].flat()
  const allowed = names.filter((name) => !name.startsWith('!'))
  return (allowed.length === 0 || allowed.includes(value)) && !names.includes(`!${value}`)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
