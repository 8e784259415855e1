// Updates the program, if it lies in a folder of releases (docs/operations.md): `npm run update`, with `-- --to=TAG` for another
// release than the newest, or `-- --rollback` to go back to the release before. `--yes` agrees to an update that cannot be rolled
// back. The first release is made with `--base=FOLDER --from=REPOSITORY`.
import { mkdirSync, realpathSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { baseOf } from '../src/server/releases/release-folders.ts'
import { rollBack, update } from '../src/server/releases/update.ts'
import { SettingError } from '../src/server/start-error.ts'
import { withSettings } from './with-settings.mjs'

const text = { type: 'string' }
const yesOrNo = { type: 'boolean', default: false }

/**
 * Leaves a repository's address as it is, and makes a folder's path absolute, because a later update calls git from another folder.
 */
const repository = (from) => (/^[\w+]+:|@/.test(from) ? from : resolve(from))

await withSettings(async ({ dataDir, storageDir, restartCommand }) => {
  const { values } = parseArgs({
    options: { to: text, from: text, base: text, rollback: yesOrNo, yes: yesOrNo },
  })
  const program = realpathSync(resolve(import.meta.dirname, '..'))
  const base = values.base === undefined ? baseOf(program) : resolve(values.base)
  mkdirSync(base, { recursive: true })
  for (const [name, folder] of Object.entries({ DATA_DIR: dataDir, STORAGE_DIR: storageDir })) {
    if (values.base === undefined && `${folder}${sep}`.startsWith(`${program}${sep}`))
      throw new SettingError(
        `${name} lies in a release, which an update deletes. Set ${name}=${base}/data in shared/.env.`,
      )
  }
  const confirm = async (question) => {
    console.log(question)
    return values.yes || (process.stdin.isTTY && (await ask('Write yes to go on: ')) === 'yes')
  }
  const options = { base, program, restartCommand, confirm, log: console.log }
  if (values.rollback) await rollBack(options)
  else await update({ to: values.to, from: values.from && repository(values.from) }, options)
})

async function ask(question) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await prompt.question(question)).trim()
  } finally {
    prompt.close()
  }
}
