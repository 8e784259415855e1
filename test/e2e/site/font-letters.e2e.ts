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

test('there are 134 Vietnamese letters with marks, each once', () => {
  expect(new Set(vietnamese + vietnamese.toUpperCase()).size).toBe(134)
})

for (const face of faces) {
  const name = `${face.family} ${face.weight}`

  test(`${name} draws every letter of both languages itself`, async ({ page }) => {
    await page.goto('/news')
    const fonts = await fontsOf(page, face, letters + signs)
    expect(fonts.length).toBeGreaterThan(0)
    for (const { familyName, isCustomFont } of fonts) {
      expect(isCustomFont, familyName).toBe(true)
      expect(familyName).toContain(face.family)
    }
  })

  test(`${name} has other Latin letters too, fetched where a text has one`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/news')
    await page.evaluate(() => document.fonts.ready)
    expect(asked.filter((url) => /-rest.*\.woff2/.test(url))).toEqual([])
    const fonts = await fontsOf(page, face, 'jalapeño, crème brûlée, Gewürztraminer, ½, €')
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).not.toContain(false)
    expect(asked.filter((url) => /-rest.*\.woff2/.test(url))).toHaveLength(1)
  })
}

for (const path of ['/', '/menu', '/news']) {
  for (const language of ['vi', 'en']) {
    test(`${path} is written in the restaurant’s fonts throughout (${language})`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`)
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
        expect([...foreign]).toEqual([])
      }).toPass({ timeout: 20_000 })
    })
  }
}
