import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { replaceFile } from './lock.mjs'
import { installed, root } from './paths.mjs'

/** Which packages are installed: `production` is what the site is built and served with, `all` also what tests and checks need. */
const satisfiedBy = { production: ['production', 'all'], all: ['all'] }

/** The stamp lies in node_modules, which `npm ci` deletes first. So an install that was cut off leaves no stamp. */
const stampFile = join(installed, '.bep-lua-installed')
const lockfile = join(root, 'package-lock.json')

/** The set that the stamp names; undefined if the stamp is missing, or for another lockfile or machine. */
export function stampedSet() {
  if (!existsSync(stampFile)) return undefined
  const [set, ...origin] = readFileSync(stampFile, 'utf8').trim().split(' ')
  return origin.join(' ') === wantedOrigin() ? set : undefined
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
 * The set npm itself finished installing, as after a developer's `npm install` or the `npm ci` of a CI: npm stores its own record in
 * node_modules and writes it last. Optional packages are those for one machine each.
 */
export function recordedSet() {
  const wanted = Object.entries(packagesOf(lockfile)).filter(
    ([path, { optional }]) => path !== '' && !optional,
  )
  const present = packagesOf(join(installed, '.package-lock.json'))
  const missing = wanted.filter(
    ([path, { version }]) =>
      present[path]?.version !== version || !existsSync(join(root, path, 'package.json')),
  )
  if (missing.some(([, { dev, devOptional }]) => !dev && !devOptional)) return undefined
  return missing.length === 0 ? 'all' : 'production'
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
