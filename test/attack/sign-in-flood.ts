import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { createUser } from '../support/sign-in.ts'
import type { AttackedSite } from './attacked-site.ts'
import { firstProblems, type Finding } from './finding.ts'
import type { FloodOrder, FloodResult } from './flood-thread.ts'
import { sourceAddresses } from './source-addresses.ts'
import { visit } from './visitor.ts'

const milliseconds = 10_000
const connections = 40
const addresses = 300
const maxSignInMilliseconds = 3_000

/** What is measured on a machine that does other things too: so much of a difference is none. */
const toleranceMilliseconds = 20

/**
 * Guesses over 40 connections from 300 addresses, half of them at one account, while guests read and order and a tablet
 * that the account is known at signs in again and again.
 */
export async function floodSignIn(site: AttackedSite): Promise<Finding> {
  const user = await createUser(site.db, { role: 'staff', username: 'tablet' })
  const first = await signIn(site, user)
  const { body } = await site.call('GET', '/menu')
  const picture = /\/pictures\/320\/avif\/[^" ,]+/.exec(body)?.[0] ?? '/favicon.svg'
  await visit(site, picture, Date.now() + 2_000)
  const calm = await visit(site, picture, Date.now() + milliseconds)

  const nextAddress = sourceAddresses(40)
  const order: FloodOrder = {
    flood: 'guesses at many accounts and one',
    target: { port: site.port, order: site.order, picture, staffCookie: '' },
    from: Array.from({ length: addresses }, nextAddress),
    connections,
    milliseconds,
  }
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData: order })
  const result = once(thread, 'message') as Promise<[FloodResult]>
  const ended = once(thread, 'exit')
  const deadline = Date.now() + milliseconds
  const [flooded, times] = await Promise.all([
    visit(site, picture, deadline),
    signInRepeatedly(site, user, first.cookie, deadline),
  ])
  const [statuses] = await result
  await ended

  const kinds = (['readings', 'pictures', 'orders'] as const).map((kind) => ({
    kind,
    before: median(calm[kind]),
    during: median(flooded[kind]),
  }))
  const slowest = Math.round(Math.max(...times))
  const attacker = Object.entries(statuses).map(([status, count]) => `${status}×${count}`)
  return {
    what: `guesses over ${connections} connections from ${addresses} addresses`,
    measured: `tablet in after ${slowest} ms at most (${times.length} times); ${kinds.map(({ kind, before, during }) => `${kind} ${before} ms before, ${during} ms during`).join('; ')}; attacker ${attacker.join(' ')}`,
    problems: firstProblems([
      ...(slowest > maxSignInMilliseconds ? [`the tablet waited ${slowest} ms`] : []),
      ...kinds
        .filter(({ before, during }) => during > Math.max(2 * before, before + toleranceMilliseconds))
        .map(({ kind, before, during }) => `${kind} took ${during} ms, ${before} ms without the flood`),
      ...flooded.problems,
    ]),
  }
}

async function signIn(
  site: AttackedSite,
  { username, password }: { username: string; password: string },
  cookie?: string,
) {
  const response = await site.call('POST', '/api/auth/login', {
    body: { username, password },
    from: '127.0.0.4',
    ...(cookie !== undefined && { cookie }),
  })
  if (response.status !== 200)
    throw new Error(`The tablet was not let in: ${response.status} ${response.body}`)
  const device = /bep_lua_device=[\w.-]+/.exec(response.headers['set-cookie'] ?? '')?.[0]
  return { milliseconds: response.milliseconds, cookie: device ?? '' }
}

async function signInRepeatedly(
  site: AttackedSite,
  user: { username: string; password: string },
  cookie: string,
  deadline: number,
): Promise<number[]> {
  const times: number[] = []
  while (Date.now() < deadline) {
    times.push((await signIn(site, user, cookie)).milliseconds)
    await delay(500)
  }
  return times
}

function median(sorted: readonly number[]): number {
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Infinity)
}
