import { z } from 'zod'

const Part = z.object({ sha256: z.string(), size: z.number() })

/** The last entry of an archive. A file without it was cut off. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The release that made the backup. */
  version: z.string(),
  /** The last migration of the tables. */
  schema: z.number().int(),
  /** By name, in an order in which each table comes after those that its rows refer to. `rows` are counted. */
  tables: z.record(z.string(), Part.extend({ columns: z.array(z.string()), rows: z.number().int() })),
  objects: z.record(z.string(), Part),
  /** Keys that rows name and the storage does not have. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'
export const tablesFolder = 'tables/'
export const objectsFolder = 'objects/'
