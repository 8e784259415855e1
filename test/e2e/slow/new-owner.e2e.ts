// Browser: real navigation, files
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { ownSettings } from '../../support/site/own-settings.ts'
import { startSite } from '../../support/site/running-site.ts'
import { expect, test, untilHydrated } from '../../support/site.ts'
import { sendSignIn, toast } from '../office/office-steps.ts'

/** What only the demo restaurant is called, says of itself, and has on file. */
const demo =
  /bếp lửa|bep lua|beplua|thủ dầu một|thu dau mot|0274 000|admin123|longan|củi nhãn|\/brand\/|\/api\/assets\/hero2?\.landingpage\.(?:av1\.)?mp4\?v=(?:3f913041|f0720757)|\/(?:objects|pictures\/\d+\/\w+)\/(?:dishes|story|team|news)\//i

test(
  'a new owner makes the site their own with its screens alone, and nothing of the demo is left',
  { tag: '@slow' },
  async ({ browser }) => {
    test.slow()
    const { settings, remove } = await ownSettings({ isEmpty: true })
    const site = await startSite({ ...settings, DEMO_DATA: 'false' })
    const context = await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })
    try {
      const page = await context.newPage()
      await expectNothingOfDemo(context.request)

      const [, username = '', password = ''] =
        /The first admin is (\S+), with the password (\S+)/.exec(site.printed()) ?? []
      expect(site.printed()).not.toMatch(demo)
      for (const language of ['vi', 'en']) await expectFits(page, `/?lang=${language}`)
      await page.goto('/login')
      await sendSignIn(page, username, password)
      await page.waitForURL('**/admin/dashboard')
      await expect(page.getByText(/^Còn \d+ mục cần điền$/)).toBeVisible()

      await makeAccounts(page, password)
      await fillInSettings(page)
      await fillInMenu(page)
      await fillInPages(page)
      await addReview(page)

      await page.goto('/admin/dashboard/pages/settings')
      await expect(page.getByText('Đã điền xong mọi mục')).toBeVisible()
      await page.goto('/admin/dashboard')
      await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
      await expect(page.getByText(/mục cần điền$/)).toBeHidden()

      await expectNothingOfDemo(context.request)
      await expectOwn(page)
    } finally {
      await context.close()
      await site.stop()
      await remove()
    }
  },
)

async function makeAccounts(page: Page, password: string): Promise<void> {
  await openFromList(page, 'Tài khoản của bạn: email và mật khẩu')
  await page.getByRole('textbox', { name: 'Họ tên', exact: true }).fill('Lan')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('lan@songbien.vn')
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(password)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('song-bien-2026')
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('song-bien-2026')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, 'Đã cập nhật hồ sơ')).toBeVisible()

  await openFromList(page, 'Tài khoản cho nhân viên')
  await page.getByRole('link', { name: 'Thêm người dùng' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Họ tên', { exact: true }).fill('Minh')
  await form.getByLabel('Tên đăng nhập', { exact: true }).fill('minh')
  await form.getByLabel('Email', { exact: true }).fill('minh@songbien.vn')
  await form.getByLabel('Mật khẩu', { exact: true }).fill('ra-khoi-2026')
  await form.getByRole('button', { name: 'Thêm người dùng' }).click()
  await expect(told(page, 'Đã thêm người dùng')).toBeVisible()
}

async function fillInSettings(page: Page): Promise<void> {
  await openFromList(page, 'Tên nhà hàng')
  const name = section(page, 'Tên và logo')
  await fill(name, {
    'Tên (tiếng Việt)': 'Sóng Biển',
    'Tên (tiếng Anh)': 'Sea Wave',
    'Quán bán gì (tiếng Việt)': 'Pizza bên bờ biển',
    'Quán bán gì (tiếng Anh)': 'Pizza by the sea',
  })
  await choosePicture(name.getByRole('group', { name: 'Logo' }))
  await save(page, 'Tên và logo')

  await fill(await settingsOf(page, 'Liên hệ và địa chỉ'), {
    'Đường dây nóng': '0254 380 1234',
    Email: 'quan@songbien.vn',
    'Địa chỉ (tiếng Việt)': '1 Thùy Vân, Vũng Tàu',
    'Địa chỉ (tiếng Anh)': '1 Thuy Van, Vung Tau',
  })
  await save(page, 'Liên hệ và địa chỉ')
  await fill(await settingsOf(page, 'Bản đồ'), { 'Tìm trên bản đồ': '1 Thùy Vân, Vũng Tàu' })
  await save(page, 'Bản đồ')

  const hours = await settingsOf(page, 'Giờ mở cửa')
  for (let day = 1; day <= 7; day += 1) {
    await hours.getByRole('button', { name: 'Thêm giờ' }).click()
    await expect(hours.getByRole('group', { name: `Dòng ${day}` })).toBeVisible()
  }
  await save(page, 'Giờ mở cửa')

  const vat = await settingsOf(page, 'Thuế GTGT')
  await vat.getByRole('button', { name: 'Thêm giai đoạn' }).click()
  await fill(vat, { 'Thuế suất (%)': '8', 'Từ ngày': '2025-07-01' })
  await save(page, 'Thuế GTGT')

  await fill(await settingsOf(page, 'Tài khoản ngân hàng'), {
    'Mã ngân hàng (6 chữ số)': '970436',
    'Số tài khoản': '0123456789',
    'Chủ tài khoản': 'SONG BIEN',
  })
  await save(page, 'Tài khoản ngân hàng')

  await choosePicture(
    (await settingsOf(page, 'Ảnh khi chia sẻ')).getByRole('group', { name: 'Ảnh', exact: true }),
  )
  await save(page, 'Ảnh khi chia sẻ')

  await fill(await settingsOf(page, 'Tác giả và bản quyền'), {
    'Tác giả (tiếng Việt)': 'Bếp Sóng Biển',
    'Tác giả (tiếng Anh)': 'The Sea Wave kitchen',
    'Dòng bản quyền (tiếng Việt)': '© Sóng Biển',
    'Dòng bản quyền (tiếng Anh)': '© Sea Wave',
  })
  await save(page, 'Tác giả và bản quyền')
}

async function fillInMenu(page: Page): Promise<void> {
  await openFromList(page, 'Danh mục thực đơn')
  await page.getByRole('link', { name: 'Thêm danh mục' }).click()
  const category = page.getByRole('dialog', { name: 'Thêm danh mục' })
  await fill(category, { 'Tên tiếng Anh': 'Pizza', 'Tên tiếng Việt (không bắt buộc)': 'Bánh pizza' })
  await category.getByRole('button', { name: 'Thêm danh mục' }).click()
  await expect(category).toBeHidden()

  await openFromList(page, 'Món ăn')
  await page.getByRole('link', { name: 'Thêm món' }).click()
  const dish = page.getByRole('dialog', { name: 'Thêm món' })
  await fill(dish, {
    'Tên tiếng Anh': 'Squid pizza',
    'Tên tiếng Việt (không bắt buộc)': 'Pizza mực một nắng',
    'Mô tả tiếng Anh': 'Squid dried for one day.',
    'Giá chưa VAT': '189.000',
  })
  await dish.getByLabel('Danh mục').selectOption({ label: 'Bánh pizza' })
  await choosePicture(dish.getByRole('group', { name: 'Ảnh món' }))
  await dish.getByRole('button', { name: 'Thêm món', exact: true }).click()
  await expect(dish).toBeHidden()
}

async function fillInPages(page: Page): Promise<void> {
  await openFromList(page, 'Lời trên trang chủ')
  await fill(page.getByRole('group', { name: 'Mở đầu' }), {
    'Tiêu đề (tiếng Việt)': 'Gió biển, bánh nóng',
    'Tiêu đề (tiếng Anh)': 'Sea breeze, hot pizza',
  })
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, 'Đã lưu trang chủ')).toBeVisible()

  await openFromList(page, 'Phim hoặc ảnh của trang chủ')
  const opening = page.getByRole('group', { name: 'Mở đầu' })
  await chooseFile(
    opening.getByRole('group', { name: 'Phim nền' }).getByRole('button', { name: 'Chọn phim' }),
    {
      name: 'sea.mp4',
      mimeType: 'video/mp4',
      buffer: await readFile(fileURLToPath(new URL('../../../db/seed/films/mood.mp4', import.meta.url))),
    },
  )
  await expect(opening.locator('video')).toHaveAttribute('src', /^\/objects\/uploads\//)
  await choosePicture(opening.getByRole('group', { name: 'Ảnh thay cho phim' }))
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, 'Đã lưu trang chủ')).toBeVisible()

  await openFromList(page, 'Ảnh phòng ăn trên trang chủ')
  await fill(page.getByRole('group', { name: 'Mở đầu' }), {
    'Dòng phụ (tiếng Việt)': 'Mực một nắng, than hồng.',
    'Dòng phụ (tiếng Anh)': 'Squid of the day, glowing charcoal.',
  })
  const chapter = page.getByRole('group', { name: 'Đoạn thứ nhất của câu chuyện' })
  await fill(chapter, {
    'Tiêu đề (tiếng Việt)': 'Mẻ lưới đầu',
    'Tiêu đề (tiếng Anh)': 'The first catch',
    'Nội dung (tiếng Việt)': 'Từ bến cá lên bếp.',
    'Nội dung (tiếng Anh)': 'From the pier to the kitchen.',
  })
  await choosePicture(chapter.getByRole('group', { name: 'Ảnh', exact: true }))
  const visit = page.getByRole('group', { name: 'Mời ghé quán' })
  await choosePicture(visit.getByRole('group', { name: 'Ảnh', exact: true }))
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, 'Đã lưu trang chủ')).toBeVisible()

  await openFromList(page, 'Câu chuyện của quán')
  const story = page.getByRole('group', { name: 'Câu chuyện' })
  await fill(story, {
    'Tiêu đề (tiếng Việt)': 'Chiếc thuyền thúng',
    'Tiêu đề (tiếng Anh)': 'The basket boat',
    'Nội dung (tiếng Việt)': 'Quán bắt đầu từ mẻ mực đầu tiên.',
    'Nội dung (tiếng Anh)': 'It began with the first catch.',
  })
  await choosePicture(story.getByRole('group', { name: 'Hình', exact: true }))
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, 'Đã lưu trang giới thiệu')).toBeVisible()

  await openFromList(page, 'Kết quả tìm kiếm của trang chủ')
  for (const [language, title] of [
    ['Tiếng Việt', 'Sóng Biển · Pizza Vũng Tàu'],
    ['Tiếng Anh', 'Sea Wave · Pizza in Vung Tau'],
  ] as const) {
    await page.getByRole('link', { name: language, exact: true }).click()
    await expect(page.getByLabel('Tiêu đề khi tìm kiếm')).toHaveValue('')
    await fill(page.getByRole('main'), { 'Tiêu đề khi tìm kiếm': title, 'Mô tả khi tìm kiếm': title })
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByText('Chưa lưu', { exact: true })).toBeHidden()
  }
}

async function addReview(page: Page): Promise<void> {
  await openFromList(page, 'Lời khách')
  await page.getByRole('link', { name: /^Thêm đánh giá/ }).click()
  const review = page.getByRole('dialog', { name: 'Thêm đánh giá' })
  await fill(review, {
    'Tên khách bằng tiếng Anh': 'Hoa',
    'Chức danh bằng tiếng Anh': 'Regular',
    'Đánh giá bằng tiếng Anh': 'The squid!',
  })
  await review.getByRole('button', { name: 'Thêm đánh giá', exact: true }).click()
  await expect(review).toBeHidden()
}

/** By the list on the dashboard, which names what is left. */
async function openFromList(page: Page, gap: string): Promise<void> {
  await page.goto('/admin/dashboard')
  await page.getByText(/mục cần điền$/).click()
  await page.getByRole('link', { name: gap, exact: true }).click()
}

/** The section of the settings, which one opens in their index. */
async function settingsOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Tất cả cài đặt' }).getByRole('link', { name }).click()
  return section(page, name)
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function fill(part: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await part.getByLabel(label, { exact: true }).fill(value)
}

async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(told(page, `Đã lưu: ${name}`)).toBeVisible()
}

function told(page: Page, text: string): Locator {
  return toast(page).filter({ hasText: text })
}

async function chooseFile(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = button.page().waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(file)
}

async function choosePicture(field: Locator): Promise<void> {
  const page = field.page()
  const buffer = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#1d6fa5' } })
    .png()
    .toBuffer()
  await chooseFile(field.getByRole('button', { name: 'Chọn ảnh' }), {
    name: 'sea.png',
    mimeType: 'image/png',
    buffer,
  })
  const crop = page.getByRole('dialog', { name: 'Cắt ảnh' })
  await crop.getByRole('button', { name: 'Dùng phần này' }).click()
  await expect(crop).toBeHidden()
}

/** Every page that the site map names, in both languages, and what else browsers, readers and machines fetch. */
async function expectNothingOfDemo(request: APIRequestContext): Promise<void> {
  const map = await (await request.get('/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  expect(pages.length).toBeGreaterThanOrEqual(18)
  const others = [
    '/rss.xml',
    '/rss.xml?lang=en',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/mark.svg',
  ]
  const office = [
    '/login',
    '/nothing',
    '/nothing?lang=en',
    '/news/nothing',
    '/api/site-settings',
    '/api/openapi.json',
  ]
  for (const path of [...pages, ...others, ...office]) {
    const text = await (await request.get(path.replaceAll('&amp;', '&'))).text()
    expect(demo.exec(text)?.[0], `${path}: ${around(text)}`).toBeUndefined()
  }
}

function around(text: string): string {
  const at = text.search(demo)
  return at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60)
}

/** A name in place of the logo, of any length, leaves the buttons of a phone where they are. */
async function expectFits(page: Page, path: string): Promise<void> {
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  if (viewport) await page.setViewportSize(viewport)
}

/** What guests see is the owner's, in both languages. */
async function expectOwn(page: Page): Promise<void> {
  await page.goto('/?lang=en')
  await expect(page).toHaveTitle('Sea Wave · Pizza in Vung Tau')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sea breeze, hot pizza/)
  await expect(page.getByText('Squid of the day, glowing charcoal.')).toBeVisible()
  const story = page.getByRole('region', { name: 'How it began' })
  await expect(story.getByRole('heading', { name: 'The first catch' })).toBeVisible()
  await expect(story.getByText('From the pier to the kitchen.')).toBeVisible()
  const room = page.getByRole('region', { name: 'There is a table for you' }).getByRole('img')
  await expect(room).toHaveAttribute('src', /^\/pictures\/.*\/uploads\//)
  await untilHydrated(page)
  await expectFits(page, '/?lang=en')
  await page.goto('/?lang=vi')
  await expect(page).toHaveTitle('Sóng Biển · Pizza Vũng Tàu')
  const header = page.getByRole('banner')
  await expect(header.locator('img[src^="/objects/uploads/"]')).toBeVisible()
  await page.goto('/menu')
  await expect(page).toHaveTitle('Thực đơn · Sóng Biển')
  await expect(page.getByRole('heading', { name: 'Pizza mực một nắng' })).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText('Quán bắt đầu từ mẻ mực đầu tiên.')).toBeVisible()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/uploads\//)
}
