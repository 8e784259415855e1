import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { connectionFloods, requestFloods, type FloodRequest, type FloodTarget } from './floods.ts'

export interface FloodOrder {
  readonly flood: string
  readonly target: FloodTarget
  /** The addresses it comes from, in turn. */
  readonly from: readonly string[]
  readonly connections: number
  readonly milliseconds: number
}

/** How often each status came back; 0 where the connection ended instead. */
export type FloodResult = Readonly<Record<number, number>>

/** The attacker, in a thread of its own so that sending does not slow down what the visitor measures. */
async function flood({
  flood: name,
  target,
  from,
  connections,
  milliseconds,
}: FloodOrder): Promise<FloodResult> {
  const deadline = Date.now() + milliseconds
  const held = connectionFloods[name]
  if (held) return hold(target, from, connections, deadline, held(target))
  const next = requestFloods[name]
  if (!next) throw new Error(`There is no flood "${name}"`)
  const statuses: Record<number, number> = {}
  const agents = from.map(
    (localAddress) => new Agent({ keepAlive: true, maxSockets: connections, localAddress }),
  )
  let count = 0
  const attacker = async () => {
    while (Date.now() < deadline) {
      count += 1
      const agent = agents[count % agents.length]
      const status = await send(agent, target.port, next(target, count), deadline)
      statuses[status] = (statuses[status] ?? 0) + 1
      // A connection that is cut at once must not make us spin.
      if (status === 0) await delay(1)
    }
  }
  await Promise.all(Array.from({ length: connections }, attacker))
  for (const agent of agents) agent.destroy()
  return statuses
}

function send(
  agent: Agent | undefined,
  port: number,
  { method, path, headers = {}, body }: FloodRequest,
  deadline: number,
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout: 15_000 },
      (response) => {
        response.on('data', () => {})
        response.on('close', () => resolve(response.statusCode ?? 0))
      },
    )
    // After the end of the flood nothing is waited for.
    const timer = setTimeout(() => sent.destroy(), Math.max(deadline - Date.now() + 500, 500))
    sent.on('error', () => resolve(0))
    sent.on('close', () => clearTimeout(timer))
    sent.end(body)
  })
}

async function hold(
  { port }: FloodTarget,
  from: readonly string[],
  connections: number,
  deadline: number,
  { begin, later }: { readonly begin: string; readonly later: string },
): Promise<FloodResult> {
  const sockets: Socket[] = []
  for (let index = 0; index < connections; index += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from[index % from.length] })
    socket.on('error', () => {})
    // What is not read fills the buffers of both sides.
    socket.pause()
    socket.write(begin)
    sockets.push(socket)
  }
  while (Date.now() < deadline) {
    await delay(200)
    for (const socket of sockets) if (later !== '' && socket.writable) socket.write(later)
  }
  const open = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { 200: open, 0: connections - open }
}

// Sent by flood-round. A thread's port knows no origin, unlike a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await flood(workerData as FloodOrder))
