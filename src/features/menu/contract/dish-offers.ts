import { z } from 'zod'

import { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'

/** The option groups of all available dishes. Each active group appears only once, even if several dishes offer it. */
export const DishOffers = z
  .object({
    schemas: z.array(CustomizationSchema),
    /** For each dish id, the dish's option groups in the order in which the dialog asks. Empty if the dish has none. */
    dishes: z.record(
      z.string(),
      z.array(
        z.object({
          schemaId: z.string(),
          sortOrder: z.int(),
          /**
           * Whether guests must choose in this group for this dish. It has the same meaning as in the response for a single dish.
           */
          isRequired: z.boolean(),
        }),
      ),
    ),
  })
  .meta({ id: 'DishOffers' })
export type DishOffers = z.infer<typeof DishOffers>
