import type { CustomizationSchema, DishCustomizationSchema } from '../contract/customization-schema.ts'

/**
 * An option group as one dish offers it. It is required when its link says so, or its config does, or it is a size selection.
 * A legacy single option group has no link: leave `link` out.
 */
export function offeredSchema(
  schema: CustomizationSchema,
  link: { sortOrder: number; isRequired: boolean } = { sortOrder: 0, isRequired: false },
): DishCustomizationSchema {
  const isRequired = link.isRequired || schema.config.isRequired === true || schema.type === 'size_selection'
  return { ...schema, sortOrder: link.sortOrder, isRequired }
}
