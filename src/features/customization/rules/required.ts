import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'

/**
 * An option group as one dish offers it. It is required if the link between dish and option group says so, if the group's config
 * does, or if it is a size selection. Leave `link` out for a legacy single option group, which has no link.
 */
export function offeredSchema(
  schema: CustomizationSchema,
  link: { sortOrder: number; isRequired: boolean } = { sortOrder: 0, isRequired: false },
): DishCustomizationSchema {
  const isRequired = link.isRequired || schema.config.isRequired === true || schema.type === 'size_selection'
  return { ...schema, sortOrder: link.sortOrder, isRequired }
}
