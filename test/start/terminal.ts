import { closeSync, constants, openSync } from 'node:fs'
import { dlopen, toString } from 'node:ffi'
import { ReadStream } from 'node:tty'

export interface Terminal {
  /** What a program takes as its standard output to be on this terminal. */
  readonly fd: number
  /** Call once the program has started: the terminal then ends with it. */
  started(): void
  /** All that was printed on it up to now. */
  printed(): string
}

/** A real pseudo-terminal of the system. The C library opens it, as Node has no function for that. */
export function openTerminal(): Terminal {
  const readWrite = constants.O_RDWR | constants.O_NOCTTY
  const { functions } = dlopen(null, {
    grantpt: { arguments: ['int32'], return: 'int32' },
    unlockpt: { arguments: ['int32'], return: 'int32' },
    ptsname: { arguments: ['int32'], return: 'pointer' },
  })
  const screen = openSync('/dev/ptmx', readWrite)
  if (functions.grantpt(screen) !== 0 || functions.unlockpt(screen) !== 0) throw new Error('No terminal')
  const fd = openSync(toString(functions.ptsname(screen)) ?? '', readWrite)
  let text = ''
  const reader = new ReadStream(screen)
  reader.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // Linux reports an error once the last program has left the terminal.
  reader.on('error', () => {})
  return { fd, started: () => closeSync(fd), printed: () => text.replaceAll('\r\n', '\n') }
}
