import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { request, type Page } from '@playwright/test'
import sharp from 'sharp'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { launchBrowser } from '../bench/phone-browser.ts'
import { post, sampleOrder } from '../bench/sample-order.ts'
import { beginSession, storedState } from '../support/site/office-session.ts'
import { startSite } from '../support/site/running-site.ts'
import { startTemporaryPostgres } from '../support/temporary-postgres.ts'

/** The pictures of the README and of docs/design.md, of the built site with the demo restaurant. */
const folder = resolve(import.meta.dirname, '../../docs/pictures')
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}
const desk = { viewport: { width: 1280, height: 800 } }

async function takePictures(address: string): Promise<void> {
  const browser = await launchBrowser()
  const session = await beginSession(request, address, 'admin')
  const placed = JSON.parse(await post(`${address}/api/orders`, await sampleOrder(address))) as PlacedOrder // by the contract of the call

  async function take(name: string, context: object, show: (page: Page) => Promise<void>) {
    const opened = await browser.newContext({ ...context, locale: 'vi-VN', reducedMotion: 'reduce' })
    const page = await opened.newPage()
    await show(page)
    await page.waitForLoadState('networkidle')
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
    await opened.close()
  }

  try {
    await take(
      'home',
      { viewport: { width: 1440, height: 900 } },
      async (page) => void (await page.goto(address)),
    )
    await take('phone', phone, async (page) => void (await page.goto(address)))
    await take('menu', phone, async (page) => void (await page.goto(`${address}/menu`)))
    await take('halves', phone, async (page) => {
      await page.goto(`${address}/menu`)
      await page.getByRole('button', { name: /^Một bánh, hai vị/ }).click()
      for (const name of [/^Bốn Loại/, /^Pepperoni/])
        await page.getByRole('dialog').getByRole('checkbox', { name }).check()
      await page.getByText('Nửa Bốn Loại').first().scrollIntoViewIfNeeded()
    })
    await take('ticket', phone, async (page) => void (await page.goto(address + placed.ticketUrl)))
    const storageState = storedState(session, address)
    await take('office', { ...desk, storageState }, async (page) => {
      await page.goto(`${address}/admin/dashboard/orders`)
      await page.getByRole('article').first().waitFor()
    })
  } finally {
    await browser.close()
  }
}

const database = await startTemporaryPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'bep-lua-pictures-'))
const site = await startSite({ DATABASE_URL: database.connectionString, DATA_DIR: dataDir })
try {
  await takePictures(site.address)
} finally {
  await site.stop()
  await database.stop()
  await rm(dataDir, { recursive: true })
}
