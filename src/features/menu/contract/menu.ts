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
    /** What the price of a dish in this category buys, such as a plate. Null if the restaurant does not state it. */
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
    /** A picture of the whole dish from above, for half-and-half pizzas. Null if `imageUrl` is already such a picture. */
    aboveImageUrl: z.string().nullable(),
    imagePlaceholder: PicturePlaceholder,
    categoryId: z.string(),
    category: Category.omit({ description: true, translationOutdated: true, updatedAt: true }),
    customizationSchemaId: z.string().nullable(),
    /**
     * True if guests may have the dish as one half of a half-and-half pizza. Only the list of the menu has this field, and only for
     * such dishes.
     */
    allowsHalves: z.literal(true).optional(),
    /**
     * The size that guests get for the dish's price: the first size that costs no extra. Only lists have this field, and only for
     * dishes with such a size.
     */
    size: z.object({ name: z.string(), nameVi: z.string().nullable() }).optional(),
    tags: z.array(z.string()),
    ...dietaryFields,
    isAvailable: z.boolean(),
    /** The time from which on a sold-out dish is on sale again. Null means until further notice. */
    soldOutUntil: z.iso.datetime().nullable(),
    /** How many portions are left today. Absent if nobody counts the portions of this dish. */
    leftToday: z.int().min(0).optional(),
    /**
     * The ingredients that the kitchen lacks and that the dish contains, so that it is sold out. Only staff and admins get this
     * field.
     */
    missing: z.array(IngredientName).optional(),
    isPinned: z.boolean(),
    pinnedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    translationOutdated: TranslationOutdated,
    updatedAt: EditTime,
  })
  .meta({ id: 'MenuItem' })
export type MenuItem = z.infer<typeof MenuItem>
