import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { contactTexts } from '../../texts/contact-texts.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { ContactForm } from './contact-form.tsx'

const restaurant = testRestaurant()
const texts = contactTexts.vi

async function show(options?: PartOptions) {
  const shown = await showPart(restaurant, <ContactForm />, options)
  const fill = async (label: string, text: string) => {
    await shown.user.clear(screen.getByLabelText(label))
    if (text) await shown.user.type(screen.getByLabelText(label), text)
  }
  const fillAll = async () => {
    await fill(texts.name, 'Lan')
    await fill(texts.email, ' lan@example.com ')
    await fill(texts.phone, '0912345678')
    await fill(texts.subject, 'Tiệc')
    await fill(texts.message, 'Có bàn lớn không?')
  }
  const submit = () => screen.getByRole('button', { name: texts.submit })
  return { ...shown, fill, fillAll, submit }
}

describe('writing to the restaurant', () => {
  test('wants every field, says so, and says no more once it has them', async () => {
    const { user, fill, submit, toast } = await show()
    for (const field of [texts.name, texts.email, texts.phone, texts.subject, texts.message])
      await fill(field, '')
    await user.click(submit())
    expect(document.activeElement).toBe(screen.getByLabelText(texts.name))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5)
    expect(toast()).toContain(texts.incomplete)
    await fill(texts.name, 'Lan')
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4)
    await waitFor(() => expect(toast()).toBe(''))
  })

  test('is sent once, without spaces around the address, and confirmed with the focus on it', async () => {
    const { user, network, fillAll, submit } = await show()
    await fillAll()
    const release = network.hold('POST /api/contact')
    await user.dblClick(submit())
    expect(submit().getAttribute('aria-busy')).toBe('true')
    release()
    const title = await screen.findByRole('heading', { name: texts.sent.title })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText(texts.sent.text('lan@example.com'))).toBeDefined()
    expect(network.sentTo('POST /api/contact').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Lan', email: 'lan@example.com', message: 'Có bàn lớn không?' }),
    ])
    await user.click(screen.getByRole('button', { name: texts.sent.again }))
    expect(screen.getByLabelText<HTMLInputElement>(texts.message).value).toBe('')
  })

  test('that fails says why at its end and in a toast, and what was written stays', async () => {
    const { user, network, fillAll, submit, toast } = await show()
    await fillAll()
    network.respond('POST /api/contact', 503, { message: 'Busy', code: 'server.unavailable' })
    await user.click(submit())
    await waitFor(() => expect(toast()).toContain(texts.failed))
    expect(within(submit().closest('form') ?? document.body).getByText(texts.failed)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(texts.message).value).toBe('Có bàn lớn không?')
  })

  test.each([
    ['0274 123 4567', ['tel:+842741234567', 'tel:+842741234567']],
    ['', []],
  ])('that fails offers the number to tap wherever it says so: %j', async (phone, hrefs) => {
    const { user, network, fillAll, submit, toast } = await show({ settings: { phone } })
    await fillAll()
    network.cut('POST /api/contact')
    await user.click(submit())
    await waitFor(() => expect(toast()).toContain(texts.failed))
    const calls = screen.queryAllByRole('link', { name: /^Gọi/ })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })
})
