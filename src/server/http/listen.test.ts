import { spawn } from 'node:child_process'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

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

/** A program that says its number to whoever asks, on the socket that is its standard input. */
const program = `
import Fastify from 'fastify'
import { listen } from ${JSON.stringify(import.meta.resolve('./listen.ts'))}
const app = Fastify()
app.get('/', () => process.pid)
await listen(app, { host: '127.0.0.1', port: 1 })
process.on('disconnect', () => process.exit())
process.send(process.pid)`

/** Holds a socket without accepting visitors, starts the program with it when told to, and says the program's number. */
const systemd = `
import { spawn } from 'node:child_process'
process.on('message', () => {
  const flags = ['--input-type=module', '-e', ${JSON.stringify(program)}]
  const child = spawn(process.execPath, flags, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (pid) => process.send(pid))
})
process.on('disconnect', () => process.exit())
process.send('ready')`

test('a guest who comes while the program restarts waits, if systemd holds the port', async () => {
  const opener = createServer().listen(0, '127.0.0.1')
  await once(opener, 'listening')
  const { port } = opener.address() as AddressInfo // a server that listens on TCP has one
  const { fd } = (opener as unknown as { _handle: { fd: number } })._handle // Node tells the number nowhere else
  const holder = spawn(process.execPath, ['--input-type=module', '-e', systemd], {
    env: { ...process.env, LISTEN_FDS: '1' },
    stdio: [fd, 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => holder.disconnect())
  await once(holder, 'message')
  opener.close()
  const restart = async () => {
    holder.send('start')
    const [pid] = (await once(holder, 'message')) as [number]
    return pid
  }
  const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
  const first = await restart()
  expect(await ask()).toBe(first)
  process.kill(first, 'SIGKILL')
  const waiting = ask()
  expect(await restart()).toBe(await waiting)
})
