import { z } from 'zod'

const Part = z.object({ sha256: z.string(), size: z.number() })

/** The manifest, which is the last entry of a backup's archive. If an archive has no manifest, its end was cut off. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of the program that made the backup. */
  version: z.string(),
  /** The number of the last migration that the backed-up tables have gone through. */
  schema: z.number().int(),
  /** The tables by name. Each table comes after the tables to which its rows refer. `rows` is the number of rows. */
  tables: z.record(z.string(), Part.extend({ columns: z.array(z.string()), rows: z.number().int() })),
  objects: z.record(z.string(), Part),
  /** Keys of pictures and films that rows refer to but the storage does not have. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'
export const tablesFolder = 'tables/'
export const objectsFolder = 'objects/'
