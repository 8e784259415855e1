/** An error that the person at the terminal can correct. Only its message is shown, without a stack. */
export class LaunchError extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.name = 'LaunchError'
    this.exitCode = exitCode
  }
}
