import { rowId } from '#src/kernel/row-id.ts'
import type { Services } from '#src/server/services.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { insertSchema, requireSchema } from './customization-store.ts'

const mark = ' (copy)'
/** As the contract has it for names: a copy must stay editable. */
const maxNameLength = 200

/** Adds a copy that names the original as its base and is no base schema itself. Throws 404. */
export function cloneSchema(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  id: string,
): Promise<CustomizationSchema> {
  const now = clock.now()
  return changeCatalogue(content, async (tx) => {
    const original = await requireSchema(tx, id)
    return insertSchema(tx, {
      ...original,
      id: rowId('schema', now),
      name: copyName(original.name),
      nameVi: original.nameVi && copyName(original.nameVi),
      isBaseSchema: false,
      baseSchemaId: original.id,
      createdAt: now,
      updatedAt: now,
    })
  })
}

function copyName(name: string): string {
  const shortened = name.slice(0, maxNameLength - mark.length).replace(/\p{Surrogate}$/u, '')
  return `${shortened.trimEnd()}${mark}`
}
