import dns from 'node:dns'
import type { AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'

import { StartError } from '../start-error.ts'
import { listen } from './listen.ts'

function newApp() {
  const app = Fastify()
  onTestFinished(() => app.close())
  return app
}

test('a port that is taken, or an address of another machine, ends in a line that names the setting', async () => {
  const first = newApp()
  await listen(first, { host: '127.0.0.1', port: 0 })
  const { port } = first.server.address() as AddressInfo // a server that listens on TCP has one
  const taken = listen(newApp(), { host: '127.0.0.1', port })
  await expect(taken).rejects.toThrow(StartError)
  await expect(taken).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that, or choose another`,
  )
  const elsewhere = listen(newApp(), { host: '203.0.113.1', port: 0 })
  await expect(elsewhere).rejects.toThrow(StartError)
  await expect(elsewhere).rejects.toThrow('HOST 203.0.113.1 is no address of this machine.')
})

test.each(['ENOTFOUND', 'EAI_AGAIN'])(
  'a name that no name server knows or responds about (%s) ends in a line that names the setting',
  async (code) => {
    const lookup = vi.spyOn(dns, 'lookup')
    onTestFinished(() => lookup.mockRestore())
    lookup.mockImplementation(((_name: string, _options: object, respond: (error: Error) => void) => {
      process.nextTick(respond, Object.assign(new Error(`getaddrinfo ${code} pizza.invalid`), { code }))
    }) as typeof dns.lookup) // what Node's servers call
    const listening = listen(newApp(), { host: 'pizza.invalid', port: 0 })
    await expect(listening).rejects.toThrow(
      new StartError('HOST pizza.invalid is no address of this machine.'),
    )
    await expect(listening).rejects.toThrow(StartError)
  },
)

test('any other failure is none that an operator is told how to mend', async () => {
  const listening = listen(newApp(), { host: '127.0.0.1', port: 70_000 })
  await expect(listening).rejects.toThrow(RangeError)
})
