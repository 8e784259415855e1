import { write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

import { readableLine } from './readable-log.ts'

const standardOutput = 1
/** True if standard output is a terminal. A person then reads the log there, together with the other output of the start. */
export const onTerminal = isatty(standardOutput)
/** How many characters of log lines may wait for a slow reader; further lines are dropped. */
const maxWaiting = 4 * 1024 * 1024
const retryMilliseconds = 20
/** How often the program tries to write the last lines when it ends. */
const lastAttempts = 20
const lastRetryMilliseconds = 5

/**
 * Standard output for the log. Lines are written in the background, several at once, because visitors must not wait for a reader
 * that is slow or has stopped. Lines that cannot be written, because the disk is full or the reader has ended, are dropped. With
 * the logger's own output, such a line would end the program or keep it from ending. On a terminal, lines are written in a readable
 * form.
 */
export const logOutput = logOutputTo(standardOutput)

function logOutputTo(file: number): { write(line: string): void } {
  let waiting: string[] = []
  let waitingLength = 0
  let isWriting = false
  /**
   * The bytes that the operating system has not accepted yet, because the reader's pipe is full. Undefined during each attempt to
   * write them.
   */
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

/** Writes the last lines before the program ends, and drops lines that cannot be written soon. */
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
