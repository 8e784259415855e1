import { expect, it } from 'vitest'

import { oncePerKey } from './once-per-key.ts'

it('all who ask for one thing at the same moment get one piece of work, and others their own', async () => {
  const once = oncePerKey<string>()
  let count = 0
  const work = async () => `result ${(count += 1)}`
  const asked = [once('menu', work), once('menu', work), once('news', work)]
  expect(await Promise.all(asked)).toEqual(['result 1', 'result 1', 'result 2'])
  expect(await once('menu', work)).toBe('result 3')
})

it('work that fails, fails for all who wait for it, and is done again for the next', async () => {
  const once = oncePerKey<string>()
  const failing = async () => {
    throw new Error('no database')
  }
  const asked = [once('menu', failing), once('menu', failing)]
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await once('menu', async () => 'menu')).toBe('menu')
})
