import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'

import { LanguageProvider } from '../language.tsx'
import { useOfficeForm } from './use-office-form.ts'

interface Values extends Record<string, unknown> {
  readonly name: string
  readonly price: string
}

const schema = z.object({ name: z.string().min(1), price: z.string().regex(/^\d+$/) })

function Form({ send, initial }: { send: (values: Values) => Promise<unknown>; initial: Values }) {
  const form = useOfficeForm<Values>({ initial, schema, send })
  return (
    <form aria-label={form.isSending ? 'Sending' : 'Dish'} onSubmit={form.submit}>
      {(['name', 'price'] as const).map((name) => {
        const { error, ...field } = form.field(name)
        return (
          <label key={name}>
            {name}
            <input {...field} />
            {error && <span role="alert">{error}</span>}
          </label>
        )
      })}
    </form>
  )
}

function show(initial: Values) {
  const sent: PromiseWithResolvers<void>[] = []
  const send = vi.fn<(values: Values) => Promise<void>>(() => {
    const response = Promise.withResolvers<void>()
    sent.push(response)
    return response.promise
  })
  showElement(
    <LanguageProvider rendered="en">
      <Form send={send} initial={initial} />
    </LanguageProvider>,
  )
  return { send, respond: () => act(async () => sent.at(-1)?.resolve()) }
}

const submit = () => fireEvent.submit(screen.getByRole('form'))

test('two presses before the first is drawn send once, and it can be sent again after that', async () => {
  const { send, respond } = show({ name: 'Tea', price: '10000' })
  act(() => {
    submit()
    submit()
  })
  expect(screen.getByRole('form', { name: 'Sending' })).toBeDefined()
  expect(send).toHaveBeenCalledOnce()
  await respond()
  expect(screen.getByRole('form', { name: 'Dish' })).toBeDefined()
  submit()
  expect(send).toHaveBeenCalledTimes(2)
  await respond()
})

test('what is wrong is told at its fields, the first of which gets the focus, and nothing is sent', async () => {
  const { send, respond } = show({ name: 'Tea', price: 'ten' })
  submit()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Please check this.'])
  expect(document.activeElement).toBe(screen.getByLabelText(/^price/))
  fireEvent.change(document.activeElement ?? document.body, { target: { value: '10000' } })
  submit()
  expect(send.mock.calls).toEqual([[{ name: 'Tea', price: '10000' }]])
  await respond()
})
