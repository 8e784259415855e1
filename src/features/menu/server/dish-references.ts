import { invalid } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { schemasById } from '#src/features/customization/server/customization.ts'
import type { DishChange } from '../contract/dish-input.ts'
import { findCategory } from './category-store.ts'

/** Rejects (400, on its field) a dish whose category or legacy schema does not exist; what is not sent is not asked. */
export async function checkReferences(
  tx: Queries,
  { categoryId, customizationSchemaId }: Pick<DishChange, 'categoryId' | 'customizationSchemaId'>,
): Promise<void> {
  if (categoryId !== undefined && !(await findCategory(tx, categoryId))) {
    throw invalidReference('menu.category-unknown', 'There is no such category', 'categoryId')
  }
  if (customizationSchemaId && !(await schemasById(tx, [customizationSchemaId])).has(customizationSchemaId)) {
    throw invalidReference(
      'menu.schema-unknown',
      'There is no such customization schema',
      'customizationSchemaId',
    )
  }
}

function invalidReference(code: string, message: string, field: string) {
  return invalid(code, message, { [field]: message })
}
