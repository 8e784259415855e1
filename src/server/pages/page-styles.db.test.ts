import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { webHandler } from './page-handler.ts'
import { builtSite, siteFiles } from './site-files.ts'

const assets = resolve(import.meta.dirname, '../../../build/client/assets')

const restaurant = testRestaurant({}, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

const classesIn = (css: string) => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)

/** Every class that a style sheet of the build names. */
function builtClasses(): Set<string> {
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  return new Set(sheets.flatMap((file) => classesIn(readFileSync(join(assets, file), 'utf8'))))
}

// A part that is hydrated later is in the HTML at once: with its styles missing until then, it would change its height.
it.each([
  '/',
  '/menu',
  '/about',
  '/privacy-policy',
  '/accessibility',
  '/news',
  '/news/mot-ngay-cua-lo-cui',
  '/booking',
  '/contact',
  '/khong-co',
])('the HTML at %s holds the styles of all that it shows', async (address) => {
  const { body } = await restaurant.app.inject(address)
  const sheets = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const styled = new Set(classesIn(sheets.join('\n')))
  const shown = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const known = builtClasses()
  const ofSheets = new Set(shown.filter((name) => known.has(name)))
  expect(ofSheets.size).toBeGreaterThan(30)
  expect([...ofSheets].filter((name) => !styled.has(name))).toEqual([])
})
