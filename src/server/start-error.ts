/** The program cannot start, for a reason that its operator can correct. The message is one readable line. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
