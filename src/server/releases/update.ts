import { basename, join } from 'node:path'

import { takeLock } from '../database/postgres-lock.ts'
import { schemaOf } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { buildRelease, type BuildOptions, type WantedRelease } from './build-release.ts'
import { carryAssets, deleteUnlinked, linkedRelease, switchTo } from './release-folders.ts'
import { show } from './run-program.ts'

/** `base` also has the links `current` and `previous`. */
export interface UpdateOptions extends BuildOptions {
  /**
   * The shell command that restarts the site. The command must not end before the site answers requests, and must end with exit
   * code 0 only if the site does answer. If this is undefined, the site is not restarted.
   */
  readonly restartCommand?: string | undefined
  /** Asks the operator whether to go on with an update that cannot be rolled back. */
  readonly confirm: (question: string) => Promise<boolean>
}

/**
 * Builds a release beside the running one, makes a backup if the release changes the database tables, and restarts the site with
 * the release. If the new release does not start, the site is started with the previous release again. Throws StartError if the
 * site does not serve the wanted release afterwards.
 */
export async function update(wanted: WantedRelease, options: UpdateOptions): Promise<void> {
  const { base, confirm, log } = options
  await withLock(base, async () => {
    const current = linkedRelease(base, 'current')
    const release = await buildRelease(wanted, options)
    const name = basename(release)
    if (release === current) return log(`${name} is what runs already.`)
    if (current) {
      const [present, next] = [schemaOf(current), schemaOf(release)]
      if (!fits(release, current))
        throw new StartError(`${name} cannot work on the tables that ${basename(current)} has made.`)
      if (next.oldestProgram > present.tables) {
        const question = `${name} changes the tables so that ${basename(current)} can no longer work on them: only a backup leads back.`
        if (!(await confirm(question))) throw new StartError('Not updated. The site serves as before.')
      }
      if (next.tables > present.tables) await backUp(current)
    }
    await restartWith(release, options)
    for (const deleted of deleteUnlinked(base)) log(`Deleted ${deleted}, which is no longer needed.`)
  })
}

/**
 * Restarts the site with the previous release. If that release cannot work on the present tables, a backup must be restored first,
 * so the function asks the operator whether this was done. If the previous release does not start, the site is started with the
 * current release again. Throws StartError if there is no previous release.
 */
export async function rollBack(options: UpdateOptions): Promise<void> {
  await withLock(options.base, async () => {
    const [current, previous] = [
      linkedRelease(options.base, 'current'),
      linkedRelease(options.base, 'previous'),
    ]
    if (!current || !previous || current === previous)
      throw new StartError('There is no release to return to.')
    if (!fits(previous, current)) {
      const [former, newer] = [basename(previous), basename(current)]
      const question = `${former} cannot work on the tables that ${newer} has made. Has ${former} restored the backup from before them (docs/operations.md, "Update")?`
      if (!(await options.confirm(question))) throw new StartError('Not rolled back. Nothing was changed.')
    }
    await restartWith(previous, options)
  })
}

/** Whether a release can work on the database tables that the current release uses. */
const fits = (release: string, current: string): boolean =>
  schemaOf(current).oldestProgram <= schemaOf(release).tables

async function backUp(current: string): Promise<void> {
  const code = await show(process.execPath, ['scripts/backup.mjs'], current)
  if (code !== 0)
    throw new StartError('The backup failed, so nothing was updated. The site serves as before.')
}

async function restartWith(release: string, { base, restartCommand, log }: UpdateOptions): Promise<void> {
  const current = linkedRelease(base, 'current')
  if (current) {
    carryAssets(current, release)
    // Several servers are restarted one after the other. In the meantime browsers also request the new release's files from servers
    // that still run the current release.
    carryAssets(release, current)
  }
  switchTo(base, release)
  const name = basename(release)
  if (restartCommand === undefined)
    return log(`${name} is current: restart the site. RESTART_COMMAND does that.`)
  const restart = () => show('sh', ['-c', restartCommand], base)
  if ((await restart()) === 0) return log(`The site runs ${name}.`)
  if (!current) throw new StartError(`${name} does not start.`)
  switchTo(base, current)
  const again = (await restart()) === 0 ? 'serves again' : 'does not start either: read the log'
  throw new StartError(`${name} does not start. ${basename(current)} ${again}.`)
}

async function withLock(base: string, work: () => Promise<void>): Promise<void> {
  const lock = takeLock(join(base, 'update.lock'))
  if ('heldBy' in lock) throw new StartError(`Another update is under way (process ${lock.heldBy}).`)
  try {
    await work()
  } finally {
    lock.release()
  }
}
