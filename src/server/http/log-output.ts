import { write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

import { readableLine } from './readable-log.ts'

const standardOutput = 1
/** True if a person reads the log on a terminal. This person also sees the other output of the start. */
export const onTerminal = isatty(standardOutput)
/** How many characters may wait for a slow reader; further lines are lost. */
const maxWaiting = 4 * 1024 * 1024
const retryMilliseconds = 20
/** How often the program tries to write the last lines when it ends. */
const lastAttempts = 20
const lastRetryMilliseconds = 5

/**
 * Standard output for the log. Lines are written in the background, several at once, because a reader who is slow or has stopped
 * must not make visitors wait. A line that cannot be written, because the disk is full or the reader has gone, is lost. The
 * logger's own output would then end the program, or wait for ever when the program ends. On a terminal, the lines are written in a
 * form for people.
 */
export const logOutput = logOutputTo(standardOutput)

function logOutputTo(file: number): { write(line: string): void } {
  let waiting: string[] = []
  let waitingLength = 0
  let isWriting = false
  /** The bytes that the reader's pipe, being full, has not accepted yet; undefined while the operating system is writing them. */
  let rest: Buffer | undefined

  function takeWaiting(): Buffer {
    const lines = Buffer.from(waiting.join(''))
    waiting = []
    waitingLength = 0
    return lines
  }

  function send(bytes: Buffer): void {
    isWriting = true
    rest = undefined
    write(file, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        rest = bytes
        setTimeout(send, retryMilliseconds, bytes).unref()
      } else if (!error && written < bytes.length) send(bytes.subarray(written))
      else {
        isWriting = false
        if (waiting.length > 0) send(takeWaiting())
      }
    })
  }

  process.once('exit', () => writeLast(file, Buffer.concat([rest ?? Buffer.alloc(0), takeWaiting()])))

  return {
    write(json) {
      const line = onTerminal ? readableLine(json) : json
      if (waitingLength + line.length > maxWaiting) return
      waiting.push(line)
      waitingLength += line.length
      if (!isWriting) send(takeWaiting())
    },
  }
}

/** Writes the last lines before the program ends; lines that cannot be written soon are lost. */
function writeLast(file: number, lines: Buffer): void {
  let rest = lines
  for (let attempt = 0; rest.length > 0 && attempt < lastAttempts; attempt += 1) {
    try {
      rest = rest.subarray(writeSync(file, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastRetryMilliseconds)
    }
  }
}
