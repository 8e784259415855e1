// Browser: layout or styles
import type { Page } from '@playwright/test'

import { expect, test } from '../../support/site.ts'

const vietnamese = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'
const english = 'abcdefghijklmnopqrstuvwxyz'
const letters = vietnamese + vietnamese.toUpperCase() + english + english.toUpperCase()
const signs = '0123456789 .,:;!?\'"()[]/&%+-=*#@_ ₫–—‘’“”…·×©'
const faces = [
  { family: 'Be Vietnam Pro', weight: 400 },
  { family: 'Be Vietnam Pro', weight: 600 },
  { family: 'Fraunces', weight: 600 },
]

/** Which fonts the browser draws a text of this face with, and how many letters with each. */
async function fontsOf(page: Page, { family, weight }: (typeof faces)[number], text: string) {
  await page.evaluate(
    async ({ style, content }) => {
      const sample = document.createElement('p')
      sample.id = 'sample'
      sample.style.cssText = style
      sample.textContent = content
      document.querySelector('#sample')?.remove()
      document.body.append(sample)
      await document.fonts.load(style.replace('font: ', ''), content)
      await document.fonts.ready
    },
    { style: `font: ${weight} 16px "${family}"`, content: text },
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

test('the restaurant’s fonts draw every letter of both languages themselves, and others where a text has one', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const restAsked = () => asked.filter((url) => /-rest.*\.woff2/.test(url)).length
  await page.goto('/news')
  await page.evaluate(() => document.fonts.ready)
  expect(restAsked()).toBe(0)
  for (const [place, face] of faces.entries()) {
    const name = `${face.family} ${face.weight}`
    const others = await fontsOf(page, face, 'jalapeño, crème brûlée, Gewürztraminer, ½, €')
    expect(others.map(({ isCustomFont }) => isCustomFont)).not.toContain(false)
    expect(restAsked(), name).toBe(place + 1)
    const own = await fontsOf(page, face, letters + signs)
    expect(own.length, name).toBeGreaterThan(0)
    for (const { familyName, isCustomFont } of own) {
      expect(isCustomFont, `${name}: ${familyName}`).toBe(true)
      expect(familyName).toContain(face.family)
    }
  }
})

test('every text of a page is written in the restaurant’s fonts', async ({ page }) => {
  for (const path of ['/', '/menu', '/news']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    // From the beginning where React has replaced an element that was asked about.
    await expect(async () => {
      const { root } = await devtools.send('DOM.getDocument')
      const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: 'h1, h2, h3, p, a, button, li, dt, dd, label',
      })
      const foreign = new Set<string>()
      for (const nodeId of nodeIds) {
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
        for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) foreign.add(familyName)
      }
      expect([...foreign], path).toEqual([])
    }).toPass({ timeout: 20_000 })
    await devtools.detach()
  }
})
