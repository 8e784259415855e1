import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { describe, expect, test } from 'vitest'

interface Shown {
  readonly title: string
  readonly options: { readonly tag: string; readonly data: { readonly url: string } }
}

/** The service worker as a browser runs it, with these pages open. */
function startWorker(pages: readonly string[] = []) {
  const handlers = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const done: string[] = []
  const self = {
    location: { origin: 'https://pizza.example' },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: {
      showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((url) => ({ url, focus: () => Promise.resolve(done.push(`focus ${url}`)) })),
        ),
      openWindow: (url: string) => Promise.resolve(done.push(`open ${url}`)),
    },
  }
  runInNewContext(readFileSync('public/office-push.js', 'utf8'), { self, URL })
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }
  return { handlers, shown, done, send }
}

const message = { title: 'Có đơn mới', url: '/staff/dashboard', topic: 'new-order' }

test('the worker handles messages and presses on them, and nothing by which it could come between a page and the server', () => {
  expect([...startWorker().handlers.keys()].toSorted()).toEqual(['notificationclick', 'push'])
})

test('a message is shown, and a newer one of its kind takes its place', async () => {
  const { shown, send } = startWorker()
  await send('push', { data: { json: () => message } })
  expect(shown).toEqual([
    {
      title: message.title,
      options: expect.objectContaining({ tag: 'new-order', renotify: true, data: { url: message.url } }),
    },
  ])
})

describe('a press on a message', () => {
  const press = (url: string) => ({ notification: { close: () => undefined, data: { url } } })

  test.each([
    [
      'brings a page of the office to the front',
      ['https://pizza.example/', 'https://pizza.example/staff/orders'],
      '/staff/dashboard',
      ['focus https://pizza.example/staff/orders'],
    ],
    [
      'opens the page if only others are open',
      ['https://pizza.example/menu'],
      '/staff/dashboard',
      ['open https://pizza.example/staff/dashboard'],
    ],
    ['opens nothing of another site', [], 'https://evil.example/', []],
    ['opens nothing of another site that looks like a path', [], '//evil.example/', []],
  ])('%s', async (_what, pages, url, expected) => {
    const { done, send } = startWorker(pages)
    await send('notificationclick', press(url))
    expect(done).toEqual(expected)
  })
})
