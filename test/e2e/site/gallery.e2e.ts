// Browser: layout or styles
import type { Locator, Page } from '@playwright/test'

import { bundledOnly } from '../../support/browser/unpack-chromium.ts'
import { test } from '../../support/gallery/gallery.ts'
import { expect, expectAccessible } from '../../support/site.ts'

/** By day, in the page's order. All but the dishes and what lies over the page are shown by night too. */
const pressed = ['Button', 'Icon button', 'Link', 'Filter chip']
const filled = ['Field', 'Select', 'Choice', 'Stepper']
const still = ['Badge', 'Notice', 'Spinner', 'Success mark', 'Skeleton', 'Empty state', 'Price']
const dishes = ['Card', 'Dish picture', 'Halves', 'Oven']
const bothTones = [...pressed, ...filled, ...still]

const overlays = [
  { name: 'Dialog', button: 'Tuỳ chọn món', picture: 'dish dialog' },
  { name: 'Dialog', button: 'Hỏi lại', picture: 'small dialog' },
  { name: 'Drawer', button: 'Giỏ hàng', picture: 'cart drawer' },
  { name: 'Drawer', button: 'Trình đơn', picture: 'menu drawer' },
]
const toasts = [
  { button: 'Báo thành công', picture: 'toast of success' },
  { button: 'Báo lỗi', picture: 'toast of an error' },
  { button: 'Báo kèm hành động', picture: 'toast with an action' },
]

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** Of the phone everything is looked at in every run; of all else only after a change of the design. */
const tagOf = (width: string) => (width === 'phone' ? [] : ['@slow'])

const night = (page: Page, name: string) => part(page.locator('[data-tone="night"]'), name)
const day = (page: Page, name: string) => part(page.locator('section:not([data-tone])'), name)

function part(place: Locator, name: string): Locator {
  return place.getByRole('group', { name, exact: true })
}

const fileName = (...words: string[]) => `${words.join('-').toLowerCase().replaceAll(' ', '-')}.png`

/**
 * The same browser draws the same letters. What is allowed for is a few pixels along curves, where processors round
 * differently: two in a thousand.
 */
const likeBefore = { maxDiffPixelRatio: 0.002 }

/** As if pointed at or reached by keyboard: everything in a part at once. */
async function force(page: Page, place: Locator, state: 'hover' | 'focus-visible'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await place.evaluate((element) => element.setAttribute('data-forced', ''))
  const { root } = await devtools.send('DOM.getDocument')
  const pointedAt = state === 'focus-visible' ? '' : ', label, article'
  const controls = `[data-forced] :is(a, button, input, select, textarea${pointedAt}):not(:disabled)`
  const found = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  for (const nodeId of found.nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })
  }
}

async function open(page: Page, name: string, button: string): Promise<void> {
  await day(page, name).getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
}

async function showToast(page: Page, button: string): Promise<void> {
  await day(page, 'Toast').getByRole('button', { name: button }).click()
  await expect(page.getByRole('region').getByRole('group')).toHaveCount(1)
  await settled(page)
}

async function showPopover(page: Page): Promise<void> {
  // By keyboard, as only a focus one can see opens it; and in view before, as scrolling closes it.
  await day(page, 'Tooltip and popover').scrollIntoViewIfNeeded()
  await day(page, 'Toast').getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await settled(page)
}

/** Whatever moves into place has arrived; what turns for ever goes on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    return Promise.allSettled(moving.map((one) => one.finished)).then(() => undefined)
  })
}

/** The controls a finger could miss, with their size. A link within a sentence is as high as its line. */
function tooSmall(place: Locator): Promise<string[]> {
  return place.locator('a, button, input, select, textarea').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const inSentence = control.parentElement?.tagName === 'P'
      if (inSentence || (width >= 44 && height >= 44) || !control.checkVisibility()) return []
      return [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`]
    }),
  )
}

test.describe('screenshots', { tag: bundledOnly }, () => {
  // Dozens of pictures a test: a slow machine may take its time.
  test.slow()

  for (const [width, viewport] of Object.entries(widths)) {
    test.describe(width, { tag: tagOf(width) }, () => {
      test.use({ viewport })

      test('every component looks as before', async ({ page }) => {
        // Drawings that reach out of the window would be cut off at its edge.
        await page.setViewportSize({ ...viewport, height: 3000 })
        for (const name of [...bothTones, ...dishes]) {
          await expect.soft(day(page, name), name).toHaveScreenshot(fileName(name, width), likeBefore)
        }
      })

      test('whatever lies over the page looks as before', { tag: '@slow' }, async ({ page }) => {
        for (const { name, button, picture } of overlays) {
          await open(page, name, button)
          const dialog = page.getByRole('dialog')
          await expect.soft(dialog, picture).toHaveScreenshot(fileName(picture, width), likeBefore)
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        }
        // Nothing of the page shows past a round corner.
        await page.addStyleTag({ content: 'main { opacity: 0 } [popover] { opacity: 1 }' })
        for (const { button, picture } of toasts) {
          await showToast(page, button)
          const toast = page.getByRole('region').getByRole('group')
          await expect.soft(toast, picture).toHaveScreenshot(fileName(picture, width), likeBefore)
        }
        await showPopover(page)
        const popover = page.getByRole('tooltip')
        await expect.soft(popover).toHaveScreenshot(fileName('popover', width), likeBefore)
      })
    })
  }

  test('every component looks as before by night', { tag: '@slow' }, async ({ page }) => {
    for (const name of bothTones) {
      await expect.soft(night(page, name), name).toHaveScreenshot(fileName(name, 'night'), likeBefore)
    }
  })

  for (const state of ['hover', 'focus-visible'] as const) {
    test(`every control looks as before on ${state}`, { tag: '@slow' }, async ({ page }) => {
      for (const name of [...pressed, ...filled]) {
        await force(page, day(page, name), state)
        await expect.soft(day(page, name), name).toHaveScreenshot(fileName(name, state), likeBefore)
      }
    })
  }
})

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(width, { tag: tagOf(width) }, () => {
    test.use({ viewport })
    test.slow()

    test('every component is accessible, wide enough for a finger, and within the window', async ({
      page,
    }) => {
      await expectAccessible(page)
      expect(await tooSmall(page.getByRole('main'))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })

    test('so is whatever lies over the page', async ({ page }) => {
      for (const { name, button } of overlays) {
        await open(page, name, button)
        await expectAccessible(page)
        expect(await tooSmall(page.getByRole('dialog'))).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      for (const { button } of toasts) {
        await showToast(page, button)
        expect(await tooSmall(page.getByRole('region'))).toEqual([])
      }
      await showPopover(page)
      await expectAccessible(page)
    })
  })
}
