import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { SiteSettingsProvider } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { LanguageProvider } from '#src/web/language.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { newsletterTexts } from '../texts/newsletter-texts.ts'
import { NewsletterForm } from './site/newsletter-form.tsx'
import UnsubscribePage from './site/unsubscribe-page.tsx'

const restaurant = testRestaurant()
const texts = newsletterTexts.vi
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  ['subscribing', NewsletterForm, false],
  ['unsubscribing', UnsubscribePage, true],
])('%s cannot be pressed before its scripts are there', async (_what, Part, says) => {
  const settings = (await restaurant.app.inject('/api/site-settings')).json<CurrentSiteSettings>()
  const element = (
    <LanguageProvider rendered="vi">
      <SiteSettingsProvider settings={settings}>
        <Part />
      </SiteSettingsProvider>
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toMatch(/<button[^>]* disabled=""/)
  expect(html.includes(`href="mailto:${settings.email}"`)).toBe(says)
})

describe('subscribing', () => {
  test('wants an address that is one, and takes one to the field', async () => {
    const { user, network } = await showPart(restaurant, <NewsletterForm />)
    const field = screen.getByLabelText(texts.email)
    await user.clear(field)
    await user.type(field, 'lan@')
    await user.click(button(texts.submit))
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(network.sentTo('POST /api/newsletter')).toEqual([])
  })

  test('that fails says so and leaves the address; it is sent once, and confirmed with the focus on it', async () => {
    const { user, network } = await showPart(restaurant, <NewsletterForm />)
    const field = screen.getByLabelText<HTMLInputElement>(texts.email)
    await user.clear(field)
    await user.type(field, ' lan@example.com ')
    network.cut('POST /api/newsletter')
    await user.click(button(texts.submit))
    await waitFor(() => expect(screen.getAllByText(texts.failed)).toHaveLength(2))
    expect(within(field.form ?? document.body).getByText(texts.failed)).toBeDefined()
    const release = network.hold('POST /api/newsletter')
    await user.dblClick(button(texts.submit))
    expect(button(texts.submit).getAttribute('aria-busy')).toBe('true')
    release()
    const done = await screen.findByText(texts.done('lan@example.com'))
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(network.sentTo('POST /api/newsletter')).toHaveLength(2)
    expect(network.sentTo('POST /api/newsletter')[1]?.body).toMatchObject({ email: 'lan@example.com' })
  })
})

describe('unsubscribing', () => {
  const unsubscribe = 'POST /api/newsletter/unsubscribe/:token'

  test('asks first, says that it has failed, then that it is done, with the focus on it', async () => {
    const { user, network } = await showPart(restaurant, <UnsubscribePage />, {
      path: '/newsletter/:token',
      address: '/newsletter/of-lan',
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.unsubscribe.title)
    // The address is a secret of whoever has the link.
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
    expect(network.sentTo(unsubscribe)).toEqual([])
    // Nothing has been pressed yet: the page is read from its beginning.
    expect(document.activeElement).toBe(document.body)
    network.cut(unsubscribe)
    await user.click(button(texts.unsubscribe.submit))
    expect((await screen.findByRole('alert')).textContent).toContain(texts.unsubscribe.failed)
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on(unsubscribe, () => promise)
    await user.click(button(texts.unsubscribe.submit))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button(texts.unsubscribe.submit).getAttribute('aria-busy')).toBe('true')
    resolve(new Response(null, { status: 204 }))
    const done = await screen.findByRole('heading', { level: 1, name: texts.unsubscribe.done })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.contains(done)).toBe(true)
    expect(screen.queryByRole('button', { name: texts.unsubscribe.submit })).toBeNull()
    expect(network.sentTo(unsubscribe).map(({ url }) => url.split('/').at(-1))).toEqual(['of-lan', 'of-lan'])
  })
})
