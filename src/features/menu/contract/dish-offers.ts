import { z } from 'zod'

import { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'

/** What guests may choose for all available dishes: each active option group once, however many dishes offer it. */
export const DishOffers = z
  .object({
    schemas: z.array(CustomizationSchema),
    /** By dish id, in the order in which it is asked; empty for a dish that asks nothing. */
    dishes: z.record(
      z.string(),
      z.array(
        z.object({
          schemaId: z.string(),
          sortOrder: z.int(),
          /** What holds for this dish, as in its own list. */
          isRequired: z.boolean(),
        }),
      ),
    ),
  })
  .meta({ id: 'DishOffers' })
export type DishOffers = z.infer<typeof DishOffers>
