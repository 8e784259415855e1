import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { SettingError, StartError } from './start-error.ts'

/** The meaning of the disk's error codes, each as the end of a sentence about a folder. */
export const folderErrors: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
}

/** Creates the folder that a setting names, if it is missing. Throws SettingError if this user cannot write to the folder. */
export function requireWritable(setting: string, folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const failure = readableFolderError(error, folder)
    throw failure instanceof StartError ? new SettingError(`${setting}: ${failure.message}`) : failure
  }
}

/**
 * Creates a folder and the missing folders above it, with the file mode `mode` if it is given. Node's own option `recursive` cannot
 * be used: on file systems such as `/proc`, in which no folder can be created, the error says that the folder above is missing, and
 * Node tries for ever.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have created the folder at this moment.
    if (isFolder(folder)) return
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOENT' ? new StartError(`No folder can be made in ${dirname(folder)}.`) : error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Turns a failure of the disk into a StartError of one line; returns any other error unchanged. */
export function readableFolderError(error: unknown, folder: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const { code = '', path = folder } = error as NodeJS.ErrnoException
  const meaning = folderErrors[code]
  return meaning === undefined
    ? error
    : new StartError(`The data folder ${folder} cannot be used: ${meaning} (${path}).`)
}
