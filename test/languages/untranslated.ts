import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { officeCalls } from '../support/office-calls.ts'
import { smallPepperoni } from '../support/orders.ts'
import type { TestRestaurant } from '../support/test-restaurant.ts'

/** Stands in whatever the restaurant has written in English. */
export const mark = 'zzenglish'

type Fields = Readonly<Record<string, unknown>>

/** What a thing has in both languages, in English alone. */
function untranslated(thing: object): Fields {
  const fields = Object.entries(thing)
  const english = fields.filter(
    ([name, value]) =>
      typeof value === 'string' && value !== '' && `${name}Vi` in thing && !/slug|Url/.test(name),
  )
  return Object.fromEntries(
    english.flatMap(([name, value]) => [
      [name, `${String(value).slice(0, 40).trim()} ${mark}`],
      [`${name}Vi`, ''],
    ]),
  )
}

/** The same of whatever lies within a thing. */
function everyOption(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(everyOption)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, each]: [string, unknown]) => [name, everyOption(each)])
  return { ...(Object.fromEntries(inner) as object), ...untranslated(value) }
}

/** A size, a crust, two toppings and a second half. */
export const asChosen = [
  ...smallPepperoni.customization,
  { schemaId: 'pizza-toppings', selections: { toppings: ['topping-mozzarella', 'topping-mushroom'] } },
  { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaiian' },
]

/** Takes away all that the restaurant has written in Vietnamese, and leaves it with marked English. */
export async function takeTranslations(restaurant: TestRestaurant): Promise<void> {
  const admin = await officeCalls(restaurant, 'admin')
  const read = async <Thing>(url: string) => (await admin('GET', url)).json<Thing>()
  const write = async (method: 'PUT' | 'PATCH', url: string, body: object) => {
    const { statusCode, body: text } = await admin(method, url, body)
    if (statusCode !== 200) throw new Error(`${url}: ${text}`)
  }
  for (const url of ['/api/site-settings', '/api/home-content', '/api/about-content'])
    await write('PUT', url, untranslated(await read<object>(url)))
  for (const url of ['/api/categories', '/api/menu-items', '/api/blog-posts', '/api/customer-reviews'])
    for (const thing of await read<{ id: string }[]>(url)) {
      const whole = url === '/api/blog-posts' ? await read<object>(`${url}/${thing.id}`) : thing
      await write('PATCH', `${url}/${thing.id}`, untranslated(whole))
    }
  for (const schema of await read<CustomizationSchema[]>('/api/customization-schemas')) {
    const { id, type, config, pricingConfig } = schema
    const changes = { type, config: everyOption(config), pricingConfig }
    await write('PATCH', `/api/customization-schemas/${id}`, { ...untranslated(schema), ...changes })
  }
}

/** The texts in which something is English without saying so. */
export function unmarked(document: Document): string[] {
  const texts = document.createTreeWalker(document.body, 4)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (
      text.textContent?.includes(mark) &&
      !text.parentElement?.closest('[lang=en], script, style, title, .visually-hidden, option')
    )
      found.push(`${text.parentElement?.className}: ${text.textContent}`)
  return found
}
