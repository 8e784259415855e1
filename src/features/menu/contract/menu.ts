import { z } from 'zod'

import { PicturePlaceholder } from '#src/kernel/placeholder-field.ts'
import { dietaryFields } from '#src/kernel/dietary-fields.ts'
import { saleUnits } from '#src/kernel/sale-unit.ts'
import { IngredientName } from '#src/features/ingredients/contract/ingredient.ts'
import { EditTime, TranslationOutdated } from './edit-time.ts'

export const Category = z
  .object({
    id: z.string(),
    name: z.string(),
    nameVi: z.string().nullable(),
    description: z.string().nullable(),
    sortOrder: z.int(),
    /** The unit that the prices of the category's dishes buy, such as a plate. It is null if the restaurant does not state one. */
    unit: z.enum(saleUnits).nullable(),
    translationOutdated: TranslationOutdated,
    updatedAt: EditTime,
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

/** A dish as guests and staff see it. `price` is VND, a string with two decimals. The settings say whether it includes VAT. */
export const MenuItem = z
  .object({
    id: z.string(),
    name: z.string(),
    nameVi: z.string().nullable(),
    description: z.string(),
    descriptionVi: z.string().nullable(),
    price: z.string(),
    imageUrl: z.string().nullable(),
    /** A picture of the whole dish from above, for half-and-half. It is null if `imageUrl` already shows that. */
    aboveImageUrl: z.string().nullable(),
    imagePlaceholder: PicturePlaceholder,
    categoryId: z.string(),
    category: Category.omit({ description: true, translationOutdated: true, updatedAt: true }),
    customizationSchemaId: z.string().nullable(),
    /** True if guests may have the dish as one of two halves. Only the menu's list has this field, and only for such dishes. */
    allowsHalves: z.literal(true).optional(),
    /**
     * The size that the dish's price buys: the first one without a surcharge. Only lists have this field, and only for dishes with
     * such a size.
     */
    size: z.object({ name: z.string(), nameVi: z.string().nullable() }).optional(),
    tags: z.array(z.string()),
    ...dietaryFields,
    isAvailable: z.boolean(),
    /** When a dish that is not available comes back by itself. Null means until further notice. */
    soldOutUntil: z.iso.datetime().nullable(),
    /** How many portions are left on the restaurant's day. It is absent while nobody counts them. */
    leftToday: z.int().min(0).optional(),
    /** The missing ingredients because of which the dish is sold out. Only staff and admins get this field. */
    missing: z.array(IngredientName).optional(),
    isPinned: z.boolean(),
    pinnedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    translationOutdated: TranslationOutdated,
    updatedAt: EditTime,
  })
  .meta({ id: 'MenuItem' })
export type MenuItem = z.infer<typeof MenuItem>
