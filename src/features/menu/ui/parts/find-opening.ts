import type { QueryClient } from '@tanstack/react-query'

import { browserApi } from '../../../../web/browser-api.ts'
import { customizationSchemasQuery } from '../../../customization/ui/parts/customization-queries.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { dishSchemasQuery } from './menu-queries.ts'
import { type Opening, openingOf } from './opening.ts'

/** Asks what a dish offers, known for five minutes; a failure falls back silently (public site §4). */
export async function findOpening(client: QueryClient, dish: MenuItem): Promise<Opening> {
  const own = await client.fetchQuery(dishSchemasQuery(browserApi, dish.id)).catch(() => undefined)
  const needsAll = own === undefined && dish.customizationSchemaId !== null
  const all = needsAll
    ? await client.fetchQuery(customizationSchemasQuery(browserApi)).catch(() => undefined)
    : undefined
  return openingOf(dish, { own, all })
}
