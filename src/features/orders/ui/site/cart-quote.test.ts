import { describe, expect, it } from 'vitest'

import { createApi } from '#src/web/api.ts'
import { lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { cartQuoteQuery, orderedItems } from './cart-quote.ts'

const pizza: CartLine = {
  id: 'margherita',
  name: 'Margherita',
  nameVi: null,
  price: 158_000,
  image: null,
  quantity: 1,
  customization: [{ schemaId: 'toppings', selections: { toppings: 'ham,olive' } }],
}
const wine: CartLine = { ...pizza, id: 'wine', name: 'Wine', customization: null }

const tax = { taxMode: 'excluded', vatRate: 8 }

/** A server that has no wine, and prices everything else at one price. */
function serverWithout(gone: string) {
  const asked: string[][] = []
  const api = createApi(async ({ body }) => {
    const { items } = JSON.parse(body ?? '') as { items: { id: string; name: string; quantity: number }[] }
    asked.push(items.map(({ id }) => id))
    const line = items.findIndex(({ id }) => id === gone)
    if (line >= 0) {
      const details = { problems: [{ code: 'orders.dish-sold-out', line, id: gone }] }
      return response(409, { message: 'Not available', code: 'orders.dishes-unavailable', details })
    }
    const lines = items.map((item) => ({
      ...item,
      unitPrice: '160000.00',
      parts: [],
      choices: [],
      choicesVi: [],
    }))
    return response(200, { lines, ...tax })
  })
  return { api, asked }
}

const response = (status: number, body: object) => ({ status, statusText: '', text: JSON.stringify(body) })

async function quote(api: ReturnType<typeof createApi>, lines: readonly CartLine[]) {
  const { queryFn } = cartQuoteQuery(api, lines)
  // Our query asks nothing of the context that TanStack Query hands it.
  return (queryFn as () => Promise<unknown>)()
}

it('an order takes each note as it is stored, and none where there is none', () => {
  const noted = [
    { ...pizza, note: ' Không hành ' },
    { ...wine, note: ' ' },
  ]
  const items: { note?: string }[] = orderedItems(noted)
  expect(items.map(({ note }) => note)).toEqual(['Không hành', undefined])
})

describe('asking what a cart costs today', () => {
  it('sends choices in the form the API takes, lists as lists', () => {
    expect(orderedItems([pizza, wine])).toEqual([
      {
        id: 'margherita',
        name: 'Margherita',
        price: '158000.00',
        quantity: 1,
        customization: [{ schemaId: 'toppings', selections: { toppings: ['ham', 'olive'] } }],
      },
      { id: 'wine', name: 'Wine', price: '158000.00', quantity: 1 },
    ])
  })

  it('asks again without a dish that is sold out, so that the other lines have their prices', async () => {
    const { api, asked } = serverWithout('wine')
    expect(await quote(api, [wine, pizza])).toMatchObject({
      quoted: { [lineKey(pizza)]: { unitPrice: '160000.00' } },
      problems: { [lineKey(wine)]: 'orders.dish-sold-out' },
      tax,
    })
    expect(asked).toEqual([['wine', 'margherita'], ['margherita']])
  })

  it('asks again with the choices that are suggested, once, so that their price is known', async () => {
    const suggested = [{ schemaId: 'glass', selections: { option: 'small' } }]
    const asked: unknown[][] = []
    const server = (isStubborn: boolean) =>
      createApi(async ({ body }) => {
        const { items } = JSON.parse(body ?? '') as { items: { customization?: unknown }[] }
        asked.push(items.map(({ customization }) => customization))
        const isChosen = items.every(({ customization }) => customization)
        if (isChosen && !isStubborn)
          return response(200, { lines: items.map(() => ({ unitPrice: '90000.00' })), ...tax })
        const problems = [{ code: 'orders.choices-invalid', line: 0, problems: [], suggested }]
        return response(400, { message: 'Choose', code: 'orders.choices-invalid', details: { problems } })
      })
    expect(await quote(server(false), [wine])).toMatchObject({
      quoted: { [lineKey(wine)]: { unitPrice: '90000.00' } },
      suggested: { [lineKey(wine)]: suggested },
      problems: {},
    })
    expect(asked).toEqual([[undefined], [suggested]])
    await expect(quote(server(true), [wine])).rejects.toThrow('Choose')
    expect(asked).toHaveLength(4)
  })

  it('fails as the call does where the error is not about lines', async () => {
    const api = createApi(async () =>
      response(429, { message: 'Too many requests', code: 'request.too-many' }),
    )
    await expect(quote(api, [pizza])).rejects.toThrow('Too many requests')
  })
})
