import { invalidField } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Services } from '#src/server/services.ts'
import { schemasById } from '#src/features/customization/server/customization.ts'
import { isMissingObject } from '#src/features/uploads/server/uploads.ts'
import type { DishChange } from '../contract/dish-input.ts'
import { findCategory } from './category-store.ts'

/**
 * Throws 400 with a message for the field if the dish's category or single option group does not exist. Fields that are not sent
 * are not checked.
 */
export async function checkReferences(
  tx: Queries,
  { categoryId, customizationSchemaId }: Pick<DishChange, 'categoryId' | 'customizationSchemaId'>,
): Promise<void> {
  if (categoryId !== undefined && !(await findCategory(tx, categoryId))) {
    throw invalidField('menu.category-unknown', 'categoryId', 'There is no such category')
  }
  if (customizationSchemaId && !(await schemasById(tx, [customizationSchemaId])).has(customizationSchemaId)) {
    const message = 'There is no such customization schema'
    throw invalidField('menu.schema-unknown', 'customizationSchemaId', message)
  }
}

type Picture = 'imageUrl' | 'aboveImageUrl'
type Pictures = Readonly<Partial<Record<Picture, string | null>>>

/**
 * Throws 400 with a message for the field if a new picture is an uploaded one that the storage does not contain. A picture that the
 * dish already has is not checked again.
 */
export async function checkPicture(
  services: Pick<Services, 'storage'>,
  field: Picture,
  sent: Pictures,
  before?: Pictures,
): Promise<void> {
  const address = sent[field]
  if (!address || address === before?.[field] || !(await isMissingObject(services, address))) return
  throw invalidField('menu.picture-missing', field, 'There is no such picture')
}
