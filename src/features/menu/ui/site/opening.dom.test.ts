import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { halves, options, sizes, toppings } from '#test/support/customization-samples.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { fetchOffersAhead } from './load-menu.ts'
import { findOpening, findOpeningAhead, findOpeningNow, openingOf } from './opening.ts'

const size = sizes({ id: 'size' })
const crust = options({ id: 'crust' })
const paused = toppings({ id: 'avocado', isActive: false })
const half = halves({ id: 'half' })

const plain = { customizationSchemaId: null }
const legacy = { customizationSchemaId: 'crust' }

interface Case {
  when: string
  dish: { customizationSchemaId: string | null }
  own: DishCustomizationSchema[] | undefined
  all?: DishCustomizationSchema[]
  opens: string
}

const cases: Case[] = [
  {
    when: 'its list holds several schemas',
    dish: plain,
    own: [size, half, crust],
    opens: 'multi size half crust',
  },
  { when: 'its list holds one schema', dish: plain, own: [size], opens: 'multi size' },
  { when: 'its list wins over a legacy schema', dish: legacy, own: [size, crust], opens: 'multi size crust' },
  { when: 'its list holds one other than the legacy schema', dish: legacy, own: [size], opens: 'multi size' },
  { when: 'it has the legacy schema alone', dish: legacy, own: [crust], opens: 'single crust' },
  { when: 'paused schemas stand in its list', dish: plain, own: [size, paused], opens: 'multi size' },
  { when: 'only paused schemas stand in its list', dish: plain, own: [paused], opens: 'direct' },
  { when: 'it has no schema', dish: plain, own: [], opens: 'direct' },
  {
    when: 'its legacy schema is paused, so that nothing is returned',
    dish: legacy,
    own: [],
    opens: 'direct',
  },
  { when: 'its list fails and it has no legacy schema', dish: plain, own: undefined, opens: 'direct' },
  {
    when: 'its list fails, but all schemas come',
    dish: legacy,
    own: undefined,
    all: [size, crust],
    opens: 'single crust',
  },
  { when: 'its list fails and all schemas do too', dish: legacy, own: undefined, opens: 'direct' },
  {
    when: 'its list fails and its legacy schema is paused',
    dish: { customizationSchemaId: 'avocado' },
    own: undefined,
    all: [size, paused],
    opens: 'direct',
  },
]

describe('adding a dish', () => {
  test.each(cases)('opens "$opens" when $when', ({ dish, own, all, opens }) => {
    const opening = openingOf(dish, { own, all })
    const schemas =
      opening.kind === 'multi' ? opening.schemas : opening.kind === 'single' ? [opening.schema] : []
    expect([opening.kind, ...schemas.map(({ id }) => id)].join(' ')).toBe(opens)
  })

  test('asks a size after a failed list as strictly as before it', () => {
    const opening = openingOf({ customizationSchemaId: 'size' }, { own: undefined, all: [{ ...size }] })
    expect(opening).toMatchObject({ kind: 'single', schema: { isRequired: true } })
  })
})

describe('what a dish offers', () => {
  const fetched = vi.fn<typeof fetch>()
  // Nothing else of a dish is looked at.
  const dish = { id: 'margherita', customizationSchemaId: null } as MenuItem
  const offered = (...schemas: DishCustomizationSchema[]) =>
    fetched.mockImplementation(() => Promise.resolve(Response.json(schemas)))
  const opened = async (opening: ReturnType<typeof findOpening>) => {
    const found = await opening
    return found.kind === 'multi' ? found.schemas.map(({ id }) => id) : found.kind
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T05:00:00Z') })
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    fetched.mockReset()
  })

  test('is known for five minutes, but for a dish whose choices have been rejected', async () => {
    offered(size)
    expect(await opened(findOpening(dish))).toEqual(['size'])
    offered(size, crust)
    vi.setSystemTime('2026-05-06T05:04:59.999Z')
    expect(await opened(findOpening(dish))).toEqual(['size'])
    expect(fetched).toHaveBeenCalledOnce()
    expect(await opened(findOpeningNow(dish))).toEqual(['size', 'crust'])

    offered(half)
    vi.setSystemTime('2026-05-06T05:09:59.998Z')
    expect(await opened(findOpening(dish))).toEqual(['size', 'crust'])
    vi.setSystemTime('2026-05-06T05:09:59.999Z')
    expect(await opened(findOpening(dish))).toEqual(['half'])
  })

  // The last: what is fetched ahead stands for the other tests too.
  test('of the first dish that asks something is known from what was fetched ahead alone', async () => {
    const dishes = ['new', 'cola', 'quattro', 'pepperoni'].map((id) => ({ ...dish, id }))
    expect(await findOpeningAhead(dishes)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()

    const asks = (schemaId: string) => [{ schemaId, sortOrder: 0, isRequired: false }]
    const offers = { schemas: [size], dishes: { cola: [], quattro: asks('size'), pepperoni: asks('size') } }
    fetched.mockResolvedValue(Response.json(offers))
    fetchOffersAhead()
    expect(await findOpeningAhead(dishes)).toMatchObject({
      dish: { id: 'quattro' },
      opening: { kind: 'multi', schemas: [{ id: 'size' }] },
    })
    expect(await findOpeningAhead(dishes.slice(0, 2))).toBeUndefined()
    expect(fetched).toHaveBeenCalledOnce()

    // What came into the menu since then is asked for by itself.
    offered(half)
    expect(await opened(findOpening({ ...dish, id: 'pepperoni' }))).toEqual(['size'])
    expect(fetched).toHaveBeenCalledOnce()
    expect(await opened(findOpening({ ...dish, id: 'new' }))).toEqual(['half'])
  })
})
