import { showElement } from '#test/support/dom/shown-element.tsx'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { toastStore } from '#src/design/toast-store.ts'
import type { Transport, TransportResponse } from '../api.ts'
import { LanguageProvider } from '../language.tsx'
import { Queries } from '../queries.tsx'
import { createOfficeApi, OfficeApiContext } from './office-api.ts'
import { useOfficeMutation } from './use-office-mutation.ts'

let responses: PromiseWithResolvers<TransportResponse>[]

/** Each request waits until its response is given. */
const transport: Transport = () => {
  const response = Promise.withResolvers<TransportResponse>()
  responses.push(response)
  return response.promise
}

beforeEach(() => {
  responses = []
})
afterEach(() => {
  for (const { id } of toastStore.snapshot()) toastStore.dismiss(id)
})

const texts = { 'contact.not-found': 'This message is gone.' }
const fault = (status: number) => ({ status, statusText: '', text: '{"code":"server.fault"}' })

function Status({ id, handleFailure }: { id: string; handleFailure?: () => boolean }) {
  const { send, pending, isPending } = useOfficeMutation('PATCH /api/contact/:id/status', {
    subject: id,
    request: (status: 'replied' | 'archived') => ({ params: { id }, body: { status } }),
    problems: { vi: texts, en: texts },
    failed: { title: 'Not saved', description: 'It is as it was' },
    ...(handleFailure && { handleFailure }),
  })
  return (
    <>
      <p>{`${id}: ${pending ?? 'stored'}${isPending ? ', busy' : ''}`}</p>
      {(['replied', 'archived'] as const).map((status) => (
        <button key={status} type="button" onClick={() => void send(status)}>{`${id} ${status}`}</button>
      ))}
    </>
  )
}

function show(element = <Status id="a" />, endSession = () => true) {
  return showElement(
    <LanguageProvider rendered="en">
      <Queries>
        <OfficeApiContext value={createOfficeApi(transport, endSession)}>{element}</OfficeApiContext>
      </Queries>
    </LanguageProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const sent = (count: number) => waitFor(() => expect(responses).toHaveLength(count))
const toasts = () =>
  toastStore
    .snapshot()
    .flatMap(({ state, title, description }) => (state === 'open' ? [[title, description]] : []))
const respond = async (place: number, response: TransportResponse) =>
  act(async () => responses[place]?.resolve(response))

test('of two choices one after the other the last is shown, of its own thing, until the server has responded', async () => {
  show(
    <>
      <Status id="a" />
      <Status id="b" />
    </>,
  )
  press('a replied')
  await sent(1)
  press('a archived')
  await sent(2)
  expect(await screen.findByText('a: archived, busy')).toBeDefined()
  expect(screen.getByText('b: stored')).toBeDefined()
  for (const place of [0, 1]) await respond(place, { status: 200, statusText: 'OK', text: '{}' })
  expect(await screen.findByText('a: stored')).toBeDefined()
})

test('a failure says so with its reason, and what was chosen is taken back', async () => {
  show()
  press('a replied')
  await sent(1)
  await respond(0, fault(500))
  expect(await screen.findByText('a: stored')).toBeDefined()
  expect(toasts()).toEqual([
    ['Not saved', 'It is as it was. Something went wrong on the server. Please try again later.'],
  ])
})

test('the end of the session is told by who ends it, and by nobody else', async () => {
  const ended = vi.fn<() => boolean>(() => true)
  const handled = vi.fn<() => boolean>(() => false)
  show(<Status id="a" handleFailure={handled} />, ended)
  press('a replied')
  await sent(1)
  await respond(0, fault(401))
  expect(await screen.findByText('a: stored')).toBeDefined()
  expect(ended).toHaveBeenCalledOnce()
  expect([toasts(), handled.mock.calls]).toEqual([[], []])
})

test('without a connection a write is tried at once, and not kept to be sent later', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  show()
  press('a replied')
  await sent(1)
  await respond(0, fault(500))
  expect(await screen.findByText('a: stored')).toBeDefined()
})
