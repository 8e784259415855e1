import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyReply } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { Actor } from '#src/server/http/actor.ts'
import type { OfficeEvent } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { eventStreams } from './event-streams.ts'

/** The streams of a server, of which the test publishes the events. */
function openServer() {
  let publish: (event: OfficeEvent) => void = () => {}
  const events: Services['events'] = {
    subscribe(listener) {
      publish = listener
      return () => {}
    },
  }
  // Neither is looked at where no notification comes and no heartbeat.
  const untouched = {} as Pick<Services, 'db' | 'clock'>
  return { streams: eventStreams({ ...untouched, events }), publish: (event: OfficeEvent) => publish(event) }
}

/** A response whose reader takes nothing of it. */
function unreadResponse() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  const errors: unknown[] = []
  raw.on('error', (error) => errors.push(error))
  // A stream looks at nothing else of a reply, or of who asks.
  const reply = { raw, hijack: () => {} } as FastifyReply
  const actor = { userId: 'lan', session: { id: 'of-lan' } } as Actor
  return { raw, reply, actor, errors }
}

const kilobyte: OfficeEvent = { lists: ['x'.repeat(1024) as 'menu'] }
const soon = () => new Promise<void>((resolve) => void setImmediate(resolve))

it('a stream that has ended, and whose reader has not taken what is left, is written to no more', async () => {
  const { streams, publish } = openServer()
  const { raw, reply, actor, errors } = unreadResponse()
  streams.open(reply, actor)
  publish({ lists: ['menu'] })
  streams.closeAll()
  expect([raw.writableEnded, raw.closed]).toEqual([true, false])
  const left = raw.writableLength
  publish({ lists: ['menu'] })
  await soon()
  expect([raw.writableLength, errors]).toEqual([left, []])
  raw.destroy()
})

it('a reader may leave 256 KB unread, and no more', async () => {
  const { streams, publish } = openServer()
  const { raw, reply, actor } = unreadResponse()
  streams.open(reply, actor)
  for (let count = 0; count < 235; count += 1) publish(kilobyte)
  expect(raw.destroyed).toBe(false)
  for (let count = 0; count < 20; count += 1) publish(kilobyte)
  expect(raw.destroyed).toBe(true)
  await soon()
})

it('a reader hears of the server every 15 seconds though nothing happens, until it has gone, and costs nothing then', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { streams } = openServer()
  const { raw, reply, actor } = unreadResponse()
  const written = vi.spyOn(raw, 'write')
  streams.open(reply, actor)
  written.mockClear()
  vi.advanceTimersByTime(15_000)
  // An event without data is none to a browser.
  expect(written.mock.calls).toEqual([['event: heartbeat\ndata: {}\n\n']])
  raw.destroy()
  await soon()
  expect(vi.getTimerCount()).toBe(0)
})

it('a reader who has gone before the stream opens leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { streams } = openServer()
  const { raw, reply, actor } = unreadResponse()
  raw.destroy()
  await soon()
  streams.open(reply, actor)
  expect(vi.getTimerCount()).toBe(0)
})
