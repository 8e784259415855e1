import { accessSync, constants, existsSync, type StatsFs, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Config } from '../config.ts'
import { folderErrors } from '../usable-folder.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, wrong } = findingsOf('disk')

/**
 * Free bytes on a disk. With less than the first number, films and backups will soon not fit. With less than the second number, the
 * database will soon be unable to store orders.
 */
const [little, tooLittle] = [2e9, 300e6]
/** The share of free inodes below which new files soon cannot be made. */
const fewInodes = 0.05

/**
 * Checks that the disks of the site's folders have room, and that this user may write to the folders. The check does not create
 * missing folders.
 */
export function* checkDisk(config: Config): Generator<Finding> {
  const { dataDir, storageDir, backupDir } = config
  const folders = [
    ['DATA_DIR', dataDir],
    ...(storageDir === dataDir ? [] : [['STORAGE_DIR', storageDir] as const]),
    ...(existsSync(backupDir) || !backupDir.startsWith(dataDir) ? [['BACKUP_DIR', backupDir] as const] : []),
  ] as const
  for (const [setting, folder] of folders) yield folderFinding(setting, folder)
  yield* oneDiskFindings(storageDir)
}

function folderFinding(setting: string, folder: string): Finding {
  const present = nearestPresent(folder)
  try {
    if (!statSync(present).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(present, constants.W_OK | constants.X_OK)
    return judgeRoom(setting, statfsSync(present))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return wrong(
      `${setting} cannot be used: ${folderErrors[code] ?? code} (${present}).`,
      `Run this as the user who runs the site. If it says the same, give the folder ${folder} to that user, or name another.`,
    )
  }
}

/**
 * The folder itself or, if it does not exist, the nearest folder above it that exists. In that folder the start of the site would
 * create the missing folders.
 */
function nearestPresent(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestPresent(dirname(folder))
}

/** Judges whether a disk has enough room. Some file systems have no fixed number of inodes, and report 0. */
export function judgeRoom(
  setting: string,
  { bavail, bsize, files, ffree }: Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>,
): Finding {
  const free = bavail * bsize
  const text = `The disk of ${setting} has ${(free / 1e9).toFixed(1)} GB free.`
  const doThis = 'Make room, or move the folder to a larger disk.'
  if (free < tooLittle) return wrong(text, doThis)
  if (files > 0 && ffree / files < fewInodes) {
    return warning(
      `The disk of ${setting} can hold only ${ffree} more files.`,
      'Delete small files that nobody needs.',
    )
  }
  return free < little ? warning(text, doThis) : ok(text)
}

/**
 * The site writes a picture into one folder and then renames it into another folder. This works only if both folders are on one
 * disk.
 */
function* oneDiskFindings(storageDir: string): Generator<Finding> {
  const own = deviceOf(storageDir)
  for (const name of ['objects', 'unfinished', 'cache']) {
    const other = deviceOf(join(storageDir, name))
    if (own !== undefined && other !== undefined && other !== own)
      yield wrong(
        `The folder ${name} lies on another disk than ${storageDir}, so pictures cannot be stored.`,
        'Put objects, unfinished and cache on one disk; STORAGE_DIR names the folder of all three.',
      )
  }
}

function deviceOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.dev
}
