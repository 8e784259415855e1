/** Something the person at the terminal can mend: shown as its message alone, without a stack. */
export class LaunchError extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.name = 'LaunchError'
    this.exitCode = exitCode
  }
}
