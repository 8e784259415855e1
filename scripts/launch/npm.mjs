import { existsSync } from 'node:fs'
import { basename } from 'node:path'

import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { environmentWithoutTools, installed, root } from './paths.mjs'

/** Runs npm in the project and collects what it prints. */
export async function runNpm(args) {
  const [file, ...first] = npmCommand()
  try {
    return await run(file, [...first, ...args], {
      cwd: root,
      env: environmentWithoutTools(),
      output: 'collected',
    })
  } catch (error) {
    throw new LaunchError(
      `npm could not be started (${error.code}). Install Node 20 or newer with npm, then try again.`,
    )
  }
}

/** The npm that started this program. If another program started it, the npm on PATH. */
function npmCommand() {
  const ours = process.env.npm_execpath
  if (ours && basename(ours) === 'npm-cli.js' && existsSync(ours)) return [nodeForNpm(), ours]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** A Node outside node_modules, because npm deletes that folder while it runs. */
function nodeForNpm() {
  const candidates = [process.env.npm_node_execpath, process.execPath]
  return candidates.find((file) => file && !file.startsWith(installed) && existsSync(file)) ?? 'node'
}
