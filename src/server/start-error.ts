/**
 * EX_CONFIG of sysexits.h. This exit code tells the process manager not to start the program again before somebody has corrected a
 * setting.
 */
const wrongSetting = 78

/** Thrown if the program cannot start, for a reason that its operator can correct. The message is one readable line. */
export class StartError extends Error {
  readonly exitCode: number = 1

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/**
 * Thrown if another attempt to start would fail in the same way, because a setting is wrong or the program is too old for its
 * database.
 */
export class SettingError extends StartError {
  override readonly exitCode = wrongSetting
}
