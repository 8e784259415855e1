import type { Config } from './config.ts'

interface Started {
  readonly seeded: boolean
  /** Where the data lies, when that is not where one would look. */
  readonly note?: string
}

/** What the person at the terminal reads once the site serves. */
export function welcome(config: Config, { seeded, note }: Started): string {
  const address = config.publicUrl ?? `http://localhost:${config.port}`
  return [
    '',
    `  Bếp Lửa serves ${address}`,
    `  Menu           ${address}/menu`,
    `  API            ${address}/api/docs`,
    ...(seeded ? ['  The demo restaurant has been loaded.'] : []),
    ...(note ? [`  ${note}`] : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
