import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parseConfig } from '../src/server/config.ts'

export const settingsFile = fileURLToPath(new URL('../.env', import.meta.url))

/** Adds the owner's settings in `.env` to the environment. A setting that is already in the environment takes precedence. */
export function loadSettings() {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'
}

/**
 * Calls `command` with the site's settings. If the command fails, only the error's message is printed, and the program ends with
 * the error's exit code, or 1 if it has none.
 */
export async function withSettings(command) {
  loadSettings()
  try {
    await command(parseConfig(process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error?.exitCode ?? 1
  }
}
