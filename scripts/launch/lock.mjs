import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './paths.mjs'

/**
 * The process that listens on this socket has the lock for installing and building. The system closes the socket however that
 * process ends, so no lock is left behind. The socket lies in the folder for temporary files, because not every file system has
 * sockets. Each user has a socket of their own, because other users may not open it.
 */
const folder = createHash('sha256').update(root).digest('hex').slice(0, 16)
const socket = join(tmpdir(), `bep-lua-${folder}-${process.getuid()}.lock`)

/**
 * Runs `work` while no other launcher installs or builds in this folder. If another launcher does so already, this function first
 * waits until that launcher is done.
 */
export async function withLock(work) {
  const waiting = []
  const lock = createServer((other) => waiting.push(other.on('error', () => {})))
  for (let told = false; !(await tryTake(lock));)
    await untilReleased(() => {
      if (!told)
        console.log('Waiting for another start or test in this folder to finish installing or building …')
      told = true
    })
  try {
    return await work()
  } finally {
    lock.close()
    for (const other of waiting) other.destroy()
  }
}

async function tryTake(lock) {
  try {
    await once(lock.listen(socket), 'listening')
    return true
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    return false
  }
}

/**
 * Waits until the process that has the lock releases it or ends. If that process was killed and its socket file is left behind, the
 * function deletes the file.
 */
async function untilReleased(tell) {
  const seen = statSync(socket, { throwIfNoEntry: false })
  const holder = connect(socket)
  try {
    await once(holder, 'connect')
    tell()
    await once(holder, 'close')
  } catch (error) {
    if (!['ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(error.code)) throw error
    const isSame = statSync(socket, { throwIfNoEntry: false })?.ctimeMs === seen?.ctimeMs
    if (error.code === 'ECONNREFUSED' && isSame) rmSync(socket, { force: true })
  }
}
