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
 * Adds an option group that an admin has made. Base option groups cannot be added here: they only come with the restaurant's
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
 * Changes an option group, or activates or pauses it. The result must be as valid as a new one: a new type needs a config that fits
 * it, whether or not dishes use the option group. Throws 404, 400, and 409 if it has been edited since `updatedAt`.
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
    // The values have been checked together, so the cast is right.
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
 * A change of nothing but `isActive` is always allowed, so that even an option group that was stored under earlier rules can be
 * paused.
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

/** Adds a copy that names the original as its base, and is out with the same ingredients. The copy itself is not a base option group. Throws 404. */
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
/** The contract allows names of at most this length. A copy's longer name is cut to this length, so that the copy can be edited. */
const maxNameLength = 200

function copyName(name: string): string {
  const shortened = name.slice(0, maxNameLength - mark.length).replace(/\p{Surrogate}$/u, '')
  return `${shortened.trimEnd()}${mark}`
}

/** Deletes an option group. Dishes no longer offer it, but orders keep their texts. Throws 404, and 409 for a base option group. */
export function deleteSchema(services: AuditServices, by: Actor, id: string): Promise<void> {
  const write = { by, action: 'customization.schema-deleted', thing: auditedSchema } as const
  return recordChange(services, write, async (tx) => {
    const before = await requireSchema(tx, id)
    if (before.isBaseSchema) throw conflict('customization.base-schema', 'Base schemas cannot be deleted')
    // The database also deletes the links of dishes to the option group, and clears the field of dishes that have the group as
    // their legacy single one.
    await deleteRow(tx, customizationSchemaTable, id)
    return { before, after: undefined }
  })
}
