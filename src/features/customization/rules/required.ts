import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'

/**
 * An option group as a dish offers it. Guests must choose in it if the dish's link to the group says so, if the group's config says
 * so, or if it is a size selection. Old dishes have a single option group without a link; leave out `link` for these.
 */
export function offeredSchema(
  schema: CustomizationSchema,
  link: { sortOrder: number; isRequired: boolean } = { sortOrder: 0, isRequired: false },
): DishCustomizationSchema {
  const isRequired = link.isRequired || schema.config.isRequired === true || schema.type === 'size_selection'
  return { ...schema, sortOrder: link.sortOrder, isRequired }
}
