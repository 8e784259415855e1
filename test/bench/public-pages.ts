import type { MadeReservation, ReservationSlot } from '#src/features/reservations/contract/reservation.ts'
import type { BlogPostCard } from '#src/features/news/contract/blog-post.ts'
import { post, sampleOrder } from './sample-order.ts'

/** Every public page of the demo restaurant, by a name that stays the same, in both languages. */
export async function publicPages(address: string): Promise<PublicPage[]> {
  const pages = {
    home: '/',
    menu: '/menu',
    about: '/about',
    news: '/news',
    article: await firstArticle(address),
    booking: '/booking',
    contact: '/contact',
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    accessibility: '/accessibility',
    order: await orderTicket(address),
    reservation: await reservationTicket(address),
  }
  return Object.entries(pages).flatMap(([name, path]) => [
    { name: `${name} vi`, path, isPersonal: personal.includes(name) },
    { name: `${name} en`, path: `${path}?lang=en`, isPersonal: personal.includes(name) },
  ])
}

export interface PublicPage {
  /** Such as "menu vi". */
  readonly name: string
  readonly path: string
  /** For whoever holds its link: search engines are told to leave it out. */
  readonly isPersonal: boolean
}

const personal = ['order', 'reservation']

async function firstArticle(address: string): Promise<string> {
  const posts = await call<readonly BlogPostCard[]>(`${address}/api/blog-posts?published=true&view=card`)
  const [first] = posts
  if (!first) throw new Error('The demo restaurant has no article')
  return `/news/${first.slugVi ?? first.slug}`
}

async function orderTicket(address: string): Promise<string> {
  const placed = JSON.parse(await post(`${address}/api/orders`, await sampleOrder(address))) as {
    ticketUrl: string
  } // by the contract of the call
  return new URL(placed.ticketUrl, address).pathname
}

/** A table on the first of the next days that has one. */
async function reservationTicket(address: string): Promise<string> {
  for (let days = 1; days <= 14; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const slots = await call<readonly ReservationSlot[]>(
      `${address}/api/reservations/slots?date=${date}&guests=2`,
    )
    const time = slots.find(({ isFull }) => !isFull)?.time
    if (time === undefined) continue
    const body = { date, time, guests: 2, name: 'Khách Thử', phone: '0900000000' }
    const made = JSON.parse(
      await post(`${address}/api/reservations`, JSON.stringify(body)),
    ) as MadeReservation // by the contract of the call
    return new URL(made.ticketUrl, address).pathname
  }
  throw new Error('The demo restaurant has no free table')
}

async function call<Response>(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} returns ${response.status}`)
  return (await response.json()) as Response // by the contract of the call
}
