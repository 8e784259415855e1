/** sysexits.h, EX_CONFIG: whoever watches the program need not start it again before somebody has corrected a setting. */
const wrongSetting = 78

/** The program cannot start, for a reason that its operator can correct. The message is one readable line. */
export class StartError extends Error {
  /** The exit code that the program ends with. */
  readonly exitCode: number = 1

  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}

/** A setting is wrong, or the program is too old for its database: another attempt ends in the same way. */
export class SettingError extends StartError {
  override readonly exitCode = wrongSetting
}
