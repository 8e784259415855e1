import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'

import { proxies, type Proxied, type ProxyName } from './proxies.ts'

/**
 * Puts two servers behind the proxy that are ready, read each request to its end and then end the connection without a response.
 * Returns what is wrong: a request that may have been an order must have arrived once.
 */
export async function findRepeatedOrders(
  name: ProxyName,
  places: Omit<Proxied, 'servers'>,
): Promise<string[]> {
  let posts = 0
  const servers = [await silentServer(() => (posts += 1)), await silentServer(() => (posts += 1))] as const
  const [first, second] = servers.map((server) => (server.address() as AddressInfo).port) // a server that listens on TCP
  const proxy = await proxies[name]({ ...places, servers: [first ?? 0, second ?? 0] })
  try {
    const status = await sendOrder(`https://127.0.0.1:${places.ports.https}/api/orders`)
    const wrong = status === 502 ? [] : [`An order without a response was answered by ${status}`]
    return posts === 1 ? wrong : [...wrong, `An order was sent to the servers ${posts} times`]
  } finally {
    await proxy.stop()
    for (const server of servers) server.close()
  }
}

/** Sends it by HTTP/1.1: HAProxy tells clients of HTTP/2 to repeat the request, and so they do. */
async function sendOrder(address: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' }
  const [response] = (await once(
    request(address, { method: 'POST', headers, agent: false }).end('{}'),
    'response',
  )) as [IncomingMessage] // Node's only argument
  response.resume()
  return response.statusCode
}

async function silentServer(onPost: () => void): Promise<Server> {
  const server = createServer((received, response) => {
    if (received.url === '/api/ready') return void response.end('{}')
    received.resume().once('end', () => {
      if (received.method === 'POST') onPost()
      received.socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
