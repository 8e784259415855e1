import { writeSync } from 'node:fs'

const standardOutput = 1
/** How long a line waits for a reader that has fallen behind, in steps of milliseconds. */
const retries = 20
const retryMilliseconds = 5

/**
 * Standard output for the log. A line that cannot be written, because the disk is full or whoever read has gone, is lost:
 * the logger's own output would end the program, and wait for ever when it ends.
 */
export const logOutput = {
  write(line: string): void {
    let rest = Buffer.from(line)
    for (let attempt = 0; rest.length > 0 && attempt < retries; attempt += 1) {
      try {
        rest = rest.subarray(writeSync(standardOutput, rest))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMilliseconds)
      }
    }
  },
}
