import { accessSync, constants, mkdirSync } from 'node:fs'

import { SettingError, StartError } from './start-error.ts'

/** What an error code of the disk means, as the end of a sentence about a folder. */
export const folderErrors: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
}

/** Makes the folder that a setting names, if it is missing. Throws SettingError if this user cannot write there. */
export function requireWritable(setting: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const failure = readableFolderError(error, folder)
    throw failure instanceof StartError ? new SettingError(`${setting}: ${failure.message}`) : failure
  }
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
