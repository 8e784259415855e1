import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import type { OfficeCall } from '../support/office-calls.ts'
import { orderFor, smallPepperoni } from '../support/orders.ts'
import type { TestRestaurant } from '../support/test-restaurant.ts'

export interface Writer {
  readonly restaurant: TestRestaurant
  readonly admin: OfficeCall
  readonly guest: OfficeCall
}

/** Writes a text into every field of a thing that holds one, by the calls that people make; returns addresses that show it alone. */
type WriteText = (text: string, writer: Writer) => Promise<readonly string[] | void>

/** `fields` of what is written that hold the text, and `fields` in Vietnamese beside them. */
function bilingual(text: string, ...fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => [field, `${field}Vi`]).map((field) => [field, text]))
}

/**
 * Every thing that stores texts. A new one gets a line here, and is then written with each hostile text and looked for wherever
 * anything shows.
 */
export const storedTexts: Readonly<Record<string, WriteText>> = {
  'the head of each page': async (text, { admin }) => {
    for (const page of ['home', 'menu', 'about', 'contact', 'booking', 'news'])
      for (const language of ['vi', 'en']) {
        const address = `/api/page-seo/${page}/${language}`
        const texts = ['metaTitle', 'metaDescription', 'keywords', 'ogTitle', 'ogDescription']
        await sent(admin('PUT', address, Object.fromEntries(texts.map((field) => [field, text]))))
        for (const field of ['canonicalUrl', 'ogUrl', 'ogImageUrl', 'ogType']) {
          await admin('PUT', address, { [field]: text })
          await admin('PUT', address, { [field]: `https://zz.example/${text}` })
        }
      }
  },
  'a paired device': async (text, { admin }) => {
    // There may be only so many devices.
    const before = (await admin('GET', '/api/devices')).json<{ id: string }[]>()
    for (const { id } of before) await admin('DELETE', `/api/devices/${id}`)
    await sent(admin('POST', '/api/devices', { name: text.slice(0, 60), kind: 'board' }))
  },
  'the settings of the restaurant': async (text, { admin }) => {
    const account = { bankBin: '970436', accountNumber: '0123456789', accountName: text.slice(0, 100) }
    await sent(
      admin('PUT', '/api/site-settings', {
        ...bilingual(text.slice(0, 60), 'name'),
        ...bilingual(text.slice(0, 100), 'tagline', 'address', 'authorLabel', 'copyright'),
        mapQuery: text,
        closures: [{ date: '2026-07-01', reason: text, reasonVi: text }],
        lunarClosures: [{ month: null, day: 15, reason: text, reasonVi: text }],
        bankAccount: account,
      }),
    )
    // Links and pictures may be rejected; what is stored of them must do no harm.
    for (const field of [
      'facebookUrl',
      'instagramUrl',
      'linkedinUrl',
      'tiktokUrl',
      'logoUrl',
      'socialImageUrl',
    ]) {
      await admin('PUT', '/api/site-settings', { [field]: text })
      await admin('PUT', '/api/site-settings', { [field]: `https://zz.example/${text}` })
    }
  },
  'the home page': async (text, { admin }) => {
    const fields = [
      'heroTitle',
      'featuredTitle',
      'featuredSubtitle',
      'reservationTitle',
      'reservationSubtitle',
    ]
    const more = ['reviewsTitle', 'reviewsSubtitle', 'blogTitle', 'blogSubtitle', 'heroSubtitle']
    const story = ['storyTitle', 'storySubtitle', 'visitTitle', 'visitSubtitle']
    const chapters = [1, 2, 3].flatMap((number) => [`chapter${number}Title`, `chapter${number}Text`])
    await sent(admin('PUT', '/api/home-content', bilingual(text, ...fields, ...more, ...story, ...chapters)))
    // A picture may be refused; what is stored of it must do no harm.
    for (const field of ['chapter1ImageUrl', 'visitImageUrl']) {
      await admin('PUT', '/api/home-content', { [field]: text })
      await admin('PUT', '/api/home-content', { [field]: `https://zz.example/${text}` })
    }
  },
  'the page about the restaurant': async (text, { admin }) => {
    const parts = ['hero', 'story', 'vision', 'mission', 'values', 'team']
    const members = [1, 2, 3].flatMap((number) =>
      ['Name', 'Title', 'Description'].map((part) => `teamMember${number}${part}`),
    )
    const contents = parts.map((part) => (part === 'hero' ? 'heroSubtitle' : `${part}Content`))
    const figures = ['Recipes', 'Served', 'Fresh', 'Satisfaction'].map((figure) => `stats${figure}`)
    const texts = [...parts.map((part) => `${part}Title`), ...contents, ...members]
    const labels = figures.map((figure) => `${figure}Label`)
    const body = { ...bilingual(text, ...texts, ...labels), ...bilingual(text, ...figures) }
    await sent(admin('PUT', '/api/about-content', body))
    for (const field of ['storyImageUrl', 'storyImageUrl2', 'teamMember1ImageUrl']) {
      await admin('PUT', '/api/about-content', { [field]: text })
    }
  },
  'a category': async (text, { admin }) => {
    await sent(
      admin('PATCH', '/api/categories/pizza-classic', { ...bilingual(text, 'name'), description: text }),
    )
  },
  'a dish': async (text, { admin }) => {
    const body = { ...bilingual(text, 'name', 'description'), tags: [text.slice(0, 50)] }
    await sent(admin('PATCH', '/api/menu-items/pepperoni', body))
  },
  'a customization schema and its options': async (text, { admin }) => {
    const schemas = (await admin('GET', '/api/customization-schemas')).json<CustomizationSchema[]>()
    const crust = schemas.find(({ id }) => id === 'crust')
    if (crust?.type !== 'single_choice_options') throw new Error('The demo restaurant has no crusts')
    const options = crust.config.options.map((option) => ({ ...option, ...bilingual(text, 'name') }))
    await sent(
      admin('PATCH', '/api/customization-schemas/crust', {
        ...bilingual(text, 'name', 'description'),
        type: crust.type,
        config: { ...crust.config, options },
        pricingConfig: crust.pricingConfig,
      }),
    )
  },
  'an article': async (text, { admin }) => {
    const texts = bilingual(text, 'title', 'excerpt', 'content', 'metaTitle', 'metaDescription', 'keywords')
    const body = { ...texts, slug: 'hostile', slugVi: 'doc-hai' }
    await sent(admin('PATCH', '/api/blog-posts/post-oven-day', body))
    return ['/news/hostile', '/news/doc-hai']
  },
  'a review': async (text, { admin }) => {
    const body = bilingual(text, 'customerName', 'customerTitle', 'review')
    await sent(admin('PATCH', '/api/customer-reviews/review-birthday', body))
    // An avatar may be rejected; what is stored of it must do no harm.
    await admin('PATCH', '/api/customer-reviews/review-birthday', { avatarUrl: text })
  },
  'a user': async (text, { admin }) => {
    const name = `user${++users}`
    const body = { username: name, email: `${name}@example.com`, password: 'a password', fullName: text }
    await sent(admin('POST', '/api/admin/users', { ...body, permissions: [text] }))
  },
  'an order': async (text, { restaurant, guest }) => {
    const personal = {
      customerName: text,
      customerAddress: text,
      specialInstructions: text,
      orderType: 'delivery',
      tableLabel: text.slice(0, 20),
    }
    const body = await orderFor(restaurant.app, [smallPepperoni], personal)
    const items = body.items.map((item) => ({ ...item, name: text, note: text.slice(0, 140) }))
    const placed = await sent<PlacedOrder>(guest('POST', '/api/orders', { ...body, items }))
    return [placed.ticketUrl]
  },
  'a reservation': async (text, { guest }) => {
    const visit = { date: '2026-05-08', time: '19:00', guests: 2, phone: '0900 000 000', email: '' }
    const made = await sent<MadeReservation>(
      guest('POST', '/api/reservations', { ...visit, name: text, specialRequests: text }),
    )
    return [made.ticketUrl, `${made.ticketUrl}/calendar.ics`]
  },
  'a message': async (text, { guest }) => {
    const body = { name: text, subject: text, message: text, email: 'lan@example.com' }
    await sent(guest('POST', '/api/contact', body))
  },
}

let users = 0

async function sent<Body = unknown>(call: ReturnType<OfficeCall>): Promise<Body> {
  const response = await call
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`)
  return response.json<Body>()
}
