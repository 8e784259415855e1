import { z } from 'zod'

import { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'

/** What guests may choose for all available dishes. Each active option group appears once, however many dishes offer it. */
export const DishOffers = z
  .object({
    schemas: z.array(CustomizationSchema),
    /** The option groups by dish id, in the order of the questions. The list is empty if the dish asks no questions. */
    dishes: z.record(
      z.string(),
      z.array(
        z.object({
          schemaId: z.string(),
          sortOrder: z.int(),
          /** Whether guests must choose in this group for this dish, as in the response for the dish alone. */
          isRequired: z.boolean(),
        }),
      ),
    ),
  })
  .meta({ id: 'DishOffers' })
export type DishOffers = z.infer<typeof DishOffers>
