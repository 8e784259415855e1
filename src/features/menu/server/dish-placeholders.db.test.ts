import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seedDemoRestaurant } from '../../../../db/seed/load.ts'
import { openTestRestaurant, type TestRestaurant } from '../../../../test/support/test-restaurant.ts'
import { placeholderPattern } from '../../../kernel/picture-placeholder.ts'
import { picturePlaceholders } from '../../../server/picture-placeholders.ts'
import type { MenuItem } from '../contract/menu.ts'

let restaurant: TestRestaurant
const objects = () => join(restaurant.dataDir, 'objects')

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  await seedDemoRestaurant(restaurant.db, restaurant.dataDir)
})
afterAll(() => restaurant.close())

async function dishes(url: string): Promise<MenuItem[]> {
  return (await restaurant.app.inject(url)).json<MenuItem[]>()
}

async function layPicture(name: string, colour: string): Promise<void> {
  await mkdir(join(objects(), 'test'), { recursive: true })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
  await writeFile(join(objects(), 'test', name), await picture.png().toBuffer())
}

describe('the menu', () => {
  it('carries the colours of every dish’s picture, and none for a dish without one', async () => {
    const all = await dishes('/api/menu-items?includeUnavailable=true')
    const pictured = all.filter(({ imageUrl }) => imageUrl !== null)
    expect(pictured.length).toBeGreaterThan(20)
    for (const { id, imagePlaceholder } of pictured) expect(imagePlaceholder, id).toMatch(placeholderPattern)
    const others = all.filter(({ imageUrl }) => imageUrl === null)
    expect(others.map(({ imagePlaceholder }) => imagePlaceholder)).toEqual(others.map(() => null))
  })

  it('carries the same colours in the list of pinned dishes', async () => {
    const all = await dishes('/api/menu-items')
    for (const { id, imagePlaceholder } of await dishes('/api/menu-items/pinned')) {
      expect(imagePlaceholder).toBe(all.find((dish) => dish.id === id)?.imagePlaceholder)
    }
  })
})

describe('a placeholder', () => {
  it('is of the picture’s own colours', async () => {
    await layPicture('red.png', '#cc0000')
    const placeholders = picturePlaceholders(restaurant)
    expect(await placeholders.of('/objects/test/red.png')).toBe('#c00 #c00 0')
  })

  it('is found where an earlier start left it', async () => {
    await layPicture('green.png', '#00cc00')
    const file = join(objects(), 'test/green.png')
    const { size } = await stat(file)
    // Whole seconds, so that the same time can be set again.
    const time = new Date('2026-05-06T05:00:00Z')
    await utimes(file, time, time)
    const first = await picturePlaceholders(restaurant).of('/objects/test/green.png')
    expect(first).toBe('#0c0 #0c0 0')
    // Unreadable by now, of the same size and time: whoever worked it out again would have nothing to go by.
    await writeFile(file, Buffer.alloc(size))
    await utimes(file, time, time)
    expect(await picturePlaceholders(restaurant).of('/objects/test/green.png')).toBe(first)
  })

  it('is another one when another picture is laid under the name', async () => {
    const placeholders = picturePlaceholders(restaurant)
    await layPicture('same.png', '#0000cc')
    expect(await placeholders.of('/objects/test/same.png')).toBe('#00c #00c 0')
    await layPicture('same.png', '#cccc00')
    await utimes(join(objects(), 'test/same.png'), new Date(), new Date(Date.now() + 5000))
    expect(await placeholders.of('/objects/test/same.png')).toBe('#cc0 #cc0 0')
  })

  it('is worked out once, however many ask at the same time', async () => {
    await layPicture('busy.png', '#cc00cc')
    const placeholders = picturePlaceholders(restaurant)
    const asked = Array.from({ length: 20 }, () => placeholders.of('/objects/test/busy.png'))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['#c0c #c0c 0']))
    const files = await readdir(join(restaurant.dataDir, 'cache', 'placeholders'), { recursive: true })
    expect(files.filter((name) => !/^..$|\.txt$/.test(name))).toEqual([])
  })

  it.each([
    ['no address', null],
    ['a picture of another site', 'https://pictures.example/a.webp'],
    ['a picture that is not there', '/objects/dishes/none.webp'],
    ['a folder', '/objects/dishes'],
    ['a way out of the folder', '/objects/../../../../etc/hostname'],
  ])('does not exist for %s', async (_name, address) => {
    expect(await picturePlaceholders(restaurant).of(address)).toBeNull()
  })

  it('does not exist for a file that is no picture', async () => {
    await writeFile(join(objects(), 'words.webp'), 'not a picture')
    const placeholders = picturePlaceholders(restaurant)
    expect(await placeholders.of('/objects/words.webp')).toBeNull()
    expect(await placeholders.of('/objects/dishes/margherita.webp')).toMatch(placeholderPattern)
  })
})
