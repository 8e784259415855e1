import { z } from 'zod'

const Part = z.object({ sha256: z.string(), size: z.number() })

/**
 * The manifest (table of contents) of a backup, which is the last entry in the backup's archive. If the manifest is missing, the
 * end of the archive was cut off.
 */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of the program that made the backup. */
  version: z.string(),
  /** The number of the newest migration that had been applied to the tables when the backup was made. */
  schema: z.number().int(),
  /** The tables by name, sorted so that each table comes after the tables to which its rows refer. `rows` is the number of rows. */
  tables: z.record(z.string(), Part.extend({ columns: z.array(z.string()), rows: z.number().int() })),
  objects: z.record(z.string(), Part),
  /** Keys of pictures and films to which rows refer although the storage does not contain them. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'
export const tablesFolder = 'tables/'
export const objectsFolder = 'objects/'
