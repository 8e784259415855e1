/**
 * EX_CONFIG of sysexits.h: it tells the process manager that starting the program again is useless until somebody has corrected a
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
 * Thrown if a setting is wrong or the program is too old for its database, so that another attempt to start would fail in the same
 * way.
 */
export class SettingError extends StartError {
  override readonly exitCode = wrongSetting
}
