import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

import { StartError } from '../src/server/start-error.ts'

/**
 * Asks for a new password twice, without showing it. If the input is not a terminal, the password is the first line of the input.
 */
export async function askPassword(question) {
  if (!process.stdin.isTTY) return await readLine(process.stdin)
  const password = await askHidden(question)
  if ((await askHidden('Once more: ')) !== password) throw new StartError('The two are not the same.')
  return password
}

async function askHidden(question) {
  process.stderr.write(question)
  // A stream that drops what readline would echo, so that the terminal does not show the password.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    return await readLine(process.stdin, { output: nowhere, terminal: true })
  } finally {
    process.stderr.write('\n')
  }
}

async function readLine(input, options = {}) {
  const lines = createInterface({ input, ...options })
  try {
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(lines, 'SIGINT').then(() => Promise.reject(new StartError('Nothing has been changed.'))),
      once(lines, 'close').then(() => Promise.reject(new StartError('No password was given.'))),
    ])
    return line
  } finally {
    lines.close()
  }
}
