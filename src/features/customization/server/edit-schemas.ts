import { conflict, invalid } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { isTranslationOutdated } from '#src/kernel/translation.ts'
import { changesTo, rejectStale } from '#src/server/database/row-edits.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { deleteRow } from '#src/server/database/rows.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { copyOptionLinks } from '#src/features/ingredients/server/ingredients.ts'
import type { CustomizationSchemaChange } from '../contract/customization-schema-change.ts'
import { CustomizationSchemaInput } from '../contract/customization-schema-input.ts'
import { schemaTranslations } from '../rules/schema-translations.ts'
import { insertSchema, requireSchema, updateSchema } from './customization-store.ts'
import { auditedSchema, customizationSchemaTable } from './customization-table.ts'
import type { StoredSchema } from './present-schema.ts'

/**
 * Adds an option group that an admin has made. Base option groups cannot be added here: they come only with the restaurant's
 * initial data.
 */
export function createSchema(
  services: AuditServices,
  by: Actor,
  input: CustomizationSchemaInput,
): Promise<StoredSchema> {
  const now = services.clock.now()
  const schema = { ...input, id: rowId('schema', now), createdAt: now, updatedAt: now }
  const write = { by, action: 'customization.schema-created', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => ({
    before: undefined,
    after: await insertSchema(tx, schema),
  }))
}

/**
 * Changes an option group, or activates or pauses it. The changed group must pass the same checks as a new one: for example, a new
 * type needs a config that fits it. Throws 404 if the group does not exist, 400 if it is not valid, and 409 if somebody has edited
 * it since `updatedAt`.
 */
export function changeSchema(
  services: AuditServices,
  by: Actor,
  id: string,
  { updatedAt, ...change }: CustomizationSchemaChange,
): Promise<StoredSchema> {
  const write = { by, action: 'customization.schema-changed', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireSchema(tx, id)
    rejectStale(before, updatedAt, 'customization.schema-stale')
    const values = onlyActivation(change)
      ? { isActive: change.isActive }
      : validSchema({ ...before, ...change })
    const changes = changesTo(before, values)
    if (!changes) return { before, after: before }
    // The contract has checked all these values together, so the cast is correct.
    const changed = { ...before, ...changes } as StoredSchema
    const after = await updateSchema(tx, id, {
      ...changes,
      translationOutdated: isTranslationOutdated(before, changed, schemaTranslations),
      updatedAt: services.clock.now(),
    })
    return { before, after }
  })
}

/**
 * True if a change contains nothing but `isActive`. It is then not checked, so that an admin can pause even a group that does not
 * pass the present checks.
 */
function onlyActivation(change: CustomizationSchemaChange): boolean {
  return Object.keys(change).every((field) => field === 'isActive')
}

function validSchema(schema: object): CustomizationSchemaInput {
  const checked = CustomizationSchemaInput.safeParse(schema)
  if (checked.success) return checked.data
  const fields = new Map<string, string>()
  for (const { path, message } of checked.error.issues) {
    const field = path.join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  throw invalid('request.invalid', [...fields.values()][0] ?? 'Invalid input', Object.fromEntries(fields))
}

/**
 * Adds a copy of an option group. The copy names the original as its base, contains the same ingredients, and is not a base option
 * group itself. Throws 404 if the original does not exist.
 */
export function cloneSchema(services: AuditServices, by: Actor, id: string): Promise<StoredSchema> {
  const now = services.clock.now()
  const write = { by, action: 'customization.schema-cloned', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => {
    const original = await requireSchema(tx, id)
    const after = await insertSchema(tx, {
      ...original,
      id: rowId('schema', now),
      name: copyName(original.name),
      nameVi: original.nameVi && copyName(original.nameVi),
      isBaseSchema: false,
      baseSchemaId: original.id,
      createdAt: now,
      updatedAt: now,
    })
    await copyOptionLinks(tx, { from: original.id, to: after.id, now })
    return { before: undefined, after }
  })
}

const mark = ' (copy)'
/**
 * The longest name that the contract allows. The name of a copy is cut off at this length, because otherwise the copy could not be
 * edited.
 */
const maxNameLength = 200

function copyName(name: string): string {
  const shortened = name.slice(0, maxNameLength - mark.length).replace(/\p{Surrogate}$/u, '')
  return `${shortened.trimEnd()}${mark}`
}

/**
 * Deletes an option group. Dishes then no longer offer it, but existing orders keep the texts of their options. Throws 404 if the
 * group does not exist, and 409 if it is a base option group.
 */
export function deleteSchema(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'customization.schema-deleted', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireSchema(tx, id)
    if (before.isBaseSchema) throw conflict('customization.base-schema', 'Base schemas cannot be deleted')
    // By its foreign keys, PostgreSQL also deletes the links of dishes to this option group, and empties the field of old dishes
    // that have this group as their only one.
    await deleteRow(tx, customizationSchemaTable, id)
    return { before, after: undefined }
  })
}
