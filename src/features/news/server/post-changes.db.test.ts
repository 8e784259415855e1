import { join } from 'node:path'

import { beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { picture } from '#test/support/upload-samples.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import type { BlogArticle, BlogPost, BlogPostCard } from '../contract/blog-post.ts'
import { blogPostTable } from './news-table.ts'
import { withStoredPictures } from './post-pictures.ts'

const restaurant = testRestaurant({ PUBLIC_URL: 'https://pizza.example', PRODUCTION: 'false' })
let office: OfficeCall

beforeAll(async () => {
  office = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  await restaurant.content.change((tx) => tx.delete(blogPostTable))
  restaurant.clock.set('2026-05-06T05:00:00Z')
})

const newPost = {
  title: 'New wood for the oven',
  titleVi: 'Củi mới cho lò',
  excerpt: 'Longan wood burns long.',
  excerptVi: 'Củi nhãn cháy lâu.',
  content: 'It *smells* sweet.',
  contentVi: 'Củi *thơm* ngọt.',
  published: true,
}

async function addPost(changes: object = {}): Promise<BlogPost> {
  const response = await office('POST', '/api/blog-posts', { ...newPost, ...changes })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<BlogPost>()
}

async function changePost(id: string, change: object): Promise<BlogPost> {
  const response = await office('PATCH', `/api/blog-posts/${id}`, change)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<BlogPost>()
}

async function rejected(call: Promise<{ statusCode: number; json(): unknown }>) {
  const response = await call
  return { status: response.statusCode, ...(response.json() as { code: string; message: string }) }
}

const read = (url: string) => restaurant.app.inject(url)
const published = async () => (await read('/api/blog-posts')).json<BlogPostCard[]>()
const idAt = async (slug: string) => (await read(`/api/blog-posts/slug/${slug}`)).json<BlogArticle>().id

describe('adding a post', () => {
  it('returns it with slugs made of its titles, and guests read it at once, in the list, the feed and the sitemap', async () => {
    expect(await published()).toEqual([])
    await Promise.all([read('/rss.xml'), read('/sitemap.xml')])
    const post = await addPost()
    expect(post).toMatchObject({
      ...newPost,
      slug: 'new-wood-for-the-oven',
      slugVi: 'cui-moi-cho-lo',
      pinned: false,
      pinOrder: null,
      createdAt: '2026-05-06T05:00:00.000Z',
      updatedAt: '2026-05-06T05:00:00.000Z',
    })
    expect(await published()).toEqual([post])
    const article = (await read('/api/blog-posts/slug/cui-moi-cho-lo')).json<BlogArticle>()
    expect(article.contentHtml).toBe('<p>It <strong>smells</strong> sweet.</p>\n')
    expect((await read('/rss.xml')).body).toContain('Củi mới cho lò')
    expect((await read('/sitemap.xml')).body).toContain('/news/cui-moi-cho-lo</loc>')
  })

  it('needs no more than a title, a summary and a text, and is a draft unless told otherwise', async () => {
    const { title, excerpt, content } = newPost
    const response = await office('POST', '/api/blog-posts', { title, excerpt, content, pinOrder: 0 })
    expect(response.json()).toMatchObject({ published: false, titleVi: null, slugVi: null, pinOrder: null })
    expect(await published()).toEqual([])
  })

  test.each([
    ['title', '  ', 'Tiêu đề là bắt buộc'],
    ['excerpt', undefined, 'Tóm tắt là bắt buộc'],
    ['content', '', 'Nội dung là bắt buộc'],
    ['content', undefined, 'Nội dung là bắt buộc'],
  ])('rejects a blank %s: %o', async (field, value, message) => {
    const response = await office('POST', '/api/blog-posts', { ...newPost, [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: { [field]: message } })
  })

  test.each([
    ['imageUrl', 'javascript:alert(1)'],
    ['coverImageUrl', 'http://elsewhere.example/a.jpg'],
    ['ogImageUrl', '/objects/../secret'],
    ['canonicalUrl', 'javascript:alert(1)'],
    ['slug', 'Undefined'],
    ['slugVi', 'a'.repeat(201)],
    ['content', 'a'.repeat(50_001)],
    ['pinOrder', 4],
    ['published', 'yes'],
  ])('rejects an invalid %s', async (field, value) => {
    const response = await office('POST', '/api/blog-posts', { ...newPost, [field]: value })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
  })
})

describe('a slug', () => {
  it('that is made gets a number where another post has it, or had it, in any language', async () => {
    const first = await addPost()
    await changePost(first.id, { slug: 'wood' })
    expect(await addPost({ titleVi: 'New wood for the oven!' })).toMatchObject({
      slug: 'new-wood-for-the-oven-2',
      slugVi: 'new-wood-for-the-oven-2',
    })
    expect(await addPost({ title: 'Củi mới, cho lò', titleVi: '' })).toMatchObject({
      slug: 'cui-moi-cho-lo-2',
      slugVi: null,
    })
  })

  it('is the id where a title has no letter that an address may hold', async () => {
    const post = await addPost({ title: '🍕', titleVi: null })
    expect(post.slug).toBeNull()
    expect(await idAt(post.id)).toBe(post.id)
  })

  it('that is made has at most 100 characters, and no dash at its end', async () => {
    const title = `${'a'.repeat(99)} oven`
    expect((await addPost({ title })).slug).toBe('a'.repeat(99))
    expect((await addPost({ title: 'b'.repeat(150) })).slug).toBe('b'.repeat(100))
  })

  it('that is chosen is none that is the id of another post', async () => {
    const { title, excerpt, content } = newPost
    await restaurant.db.insert(blogPostTable).values({ id: 'pizza-night', title, excerpt, content })
    const problem = await rejected(office('POST', '/api/blog-posts', { ...newPost, slugVi: 'pizza-night' }))
    expect(problem).toMatchObject({ status: 409, fields: { slugVi: expect.any(String) } })
    expect((await changePost('pizza-night', { slug: 'pizza-night' })).slug).toBe('pizza-night')
  })

  it('that is chosen is made fit for an address, and rejected on its field where another post has it', async () => {
    expect((await addPost({ slug: 'Củi Nhãn', slugVi: 'cui' })).slug).toBe('cui-nhan')
    const problem = await rejected(office('POST', '/api/blog-posts', { ...newPost, slug: 'cui' }))
    expect(problem).toMatchObject({
      status: 409,
      code: 'news.slug-taken',
      fields: { slug: expect.any(String) },
    })
  })

  it('stays when the title changes, and is made anew where it is emptied; the one before leads on', async () => {
    const { id } = await addPost()
    expect((await changePost(id, { title: 'Old wood' })).slug).toBe('new-wood-for-the-oven')
    expect((await changePost(id, { slug: '' })).slug).toBe('old-wood')
    expect(await idAt('new-wood-for-the-oven')).toBe(id)
    // It may have it again.
    expect((await changePost(id, { slug: 'new-wood-for-the-oven' })).slug).toBe('new-wood-for-the-oven')
    expect(await idAt('old-wood')).toBe(id)
  })

  it('is given to one of several posts of one title that are added at once', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => addPost()))
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(6)
  })
})

describe('changing a post', () => {
  it('changes what is sent alone, and guests read it at once', async () => {
    const { id } = await addPost()
    await published()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await changePost(id, { titleVi: 'Tên mới', keywords: '' })
    expect(await published()).toMatchObject([
      { ...newPost, titleVi: 'Tên mới', keywords: null, updatedAt: '2026-05-06T06:00:00.000Z' },
    ])
    await changePost(id, { published: false })
    expect(await published()).toEqual([])
    expect((await read('/rss.xml')).body).not.toContain('Tên mới')
    expect((await read(`/api/blog-posts/${id}`)).statusCode).toBe(404)
  })

  it('is rejected where somebody else has changed it since it was read', async () => {
    const { id, updatedAt } = await addPost()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    await changePost(id, { title: 'First', updatedAt })
    const problem = await rejected(office('PATCH', `/api/blog-posts/${id}`, { title: 'Second', updatedAt }))
    expect(problem).toMatchObject({ status: 409, code: 'news.stale' })
    expect(await published()).toMatchObject([{ title: 'First' }])
  })

  it('to what it is already leaves the time of its last change', async () => {
    const { id, updatedAt } = await addPost()
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const { title, keywords, slug } = await changePost(id, {
      title: newPost.title,
      keywords: '',
      published: true,
    })
    expect((await changePost(id, { title, keywords, slug })).updatedAt).toBe(updatedAt)
  })

  it('that is no more is 404, for every call', async () => {
    const { id } = await addPost()
    expect((await office('DELETE', `/api/blog-posts/${id}`)).statusCode).toBe(204)
    expect(await published()).toEqual([])
    for (const [method, path] of [
      ['PATCH', ''],
      ['PATCH', '/pin'],
      ['DELETE', ''],
    ] as const) {
      const call = office(method, `/api/blog-posts/${id}${path}`, path === '' ? { title: 'X' } : undefined)
      expect(await rejected(call)).toMatchObject({ status: 404, code: 'news.post-not-found' })
    }
  })
})

describe('a picture', () => {
  const data = async (width = 60) =>
    `data:image/png;base64,${(await picture(width).png().toBuffer()).toString('base64')}`

  it('that comes as data is stored as an object, each once, in fields and in the text', async () => {
    const url = await data()
    const post = await addPost({ imageUrl: url, content: `![Oven](${url})\n\n![Wood](${await data(80)})` })
    expect(post.imageUrl).toMatch(/^\/objects\/uploads\/[\da-f]{24}\.webp$/)
    expect(post.content).toMatch(
      new RegExp(`^!\\[Oven\\]\\(${post.imageUrl}\\)\\n\\n!\\[Wood\\]\\(/objects/`),
    )
    expect(post.imagePlaceholder).toEqual(expect.any(String))
    expect((await read(String(post.imageUrl))).headers['content-type']).toBe('image/webp')
    const { contentHtml } = (await read(`/api/blog-posts/${post.id}`)).json<BlogArticle>()
    expect(contentHtml).toContain(
      `<img src="${post.imageUrl}" alt="Oven" width="60" height="40" loading="lazy"`,
    )
  })

  it('that is none, or is not there, is rejected on its field', async () => {
    const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    const missing = '/objects/uploads/000000000000000000000000.webp'
    for (const [change, code] of [
      [{ imageUrl: broken }, 'news.picture-unreadable'],
      [{ contentVi: `![](${broken})` }, 'news.picture-unreadable'],
      [{ coverImageUrl: missing }, 'news.picture-missing'],
      [{ content: `![](${missing})` }, 'news.picture-missing'],
    ] as const) {
      const problem = await rejected(office('POST', '/api/blog-posts', { ...newPost, ...change }))
      expect(problem).toMatchObject({
        status: 400,
        code,
        fields: { [String(Object.keys(change)[0])]: expect.any(String) },
      })
    }
    expect(await published()).toEqual([])
  })

  it('that cannot be read for now is worth another try, and no fault of the picture', async () => {
    const images = imageProcess({ taskMilliseconds: 1 })
    onTestFinished(() => images.close())
    const services = { ...restaurant, images, download: () => Promise.reject(new Error('Nothing is copied')) }
    await expect(withStoredPictures(services, { content: `![](${await data()})` })).rejects.toMatchObject({
      status: 503,
      problem: { code: 'uploads.unavailable' },
    })
  })

  it('that has been lost does not keep the rest of its post from being changed', async () => {
    const post = await addPost({ imageUrl: await data(), content: `![](${await data(80)})` })
    for await (const { key } of restaurant.storage.list('uploads/')) await restaurant.storage.delete(key)
    const { imageUrl, content } = post
    expect(await changePost(post.id, { imageUrl, content, title: 'Changed' })).toMatchObject({
      imageUrl,
      content,
    })
    const longer = `${content}\n\nMore.`
    expect((await changePost(post.id, { content: longer })).content).toBe(longer)
    // Of a draft too.
    await changePost(post.id, { published: false })
    expect((await changePost(post.id, { imageUrl, content: longer, title: 'Draft' })).title).toBe('Draft')
  })

  it('that was lost has its size again in the article once it is back', async () => {
    const post = await addPost({ content: `![Oven](${await data()})` })
    const [, key = ''] = /\(\/objects\/([^)]+)\)/.exec(post.content) ?? []
    const html = async () => {
      await restaurant.content.change(() => Promise.resolve())
      return (await read(`/api/blog-posts/${post.id}`)).json<BlogArticle>().contentHtml
    }
    await restaurant.storage.delete(key)
    expect(await html()).not.toContain('width=')
    const file = join(restaurant.dataDir, 'oven.webp')
    await picture(60).webp().toFile(file)
    await restaurant.storage.put(key, file)
    expect(await html()).toContain('width="60"')
  })

  it('is one of at most five in the texts, whatever language; one in both languages counts once', async () => {
    const urls = await Promise.all([10, 20, 30, 40, 50, 60].map((width) => data(width)))
    const text = (...pictures: string[]) => pictures.map((url) => `![](${url})`).join('\n\n')
    const five = text(...urls.slice(0, 5))
    const post = await addPost({ content: five, contentVi: text(String(urls[0])) })
    const problem = await rejected(
      office('PATCH', `/api/blog-posts/${post.id}`, { contentVi: text(String(urls[5])) }),
    )
    expect(problem).toMatchObject({
      status: 400,
      code: 'news.too-many-pictures',
      message: 'Chỉ được upload tối đa 5 ảnh nội dung',
      fields: { contentVi: 'Chỉ được upload tối đa 5 ảnh nội dung' },
    })
  })
})

test('of a post with more pictures than there may be all but its text can be changed', async () => {
  const { id } = await addPost()
  const six = [1, 2, 3, 4, 5, 6].map((number) => `![](/objects/news/${number}.webp)`).join(' ')
  await restaurant.content.change((tx) => tx.update(blogPostTable).set({ content: six }))
  expect((await changePost(id, { content: six, title: 'Changed' })).title).toBe('Changed')
  const problem = await rejected(office('PATCH', `/api/blog-posts/${id}`, { content: `${six}!` }))
  expect(problem).toMatchObject({ code: 'news.too-many-pictures', fields: { content: expect.any(String) } })
})

describe('the dish of a post', () => {
  const withDish = async () => addPost({ dishId: 'pepperoni' })
  const dishOf = async (id: string) => (await read(`/api/blog-posts/${id}`)).json<BlogArticle>().dish

  it('is told to guests as it is on the menu at that moment', async () => {
    const { id } = await withDish()
    expect(await dishOf(id)).toMatchObject({ id: 'pepperoni', isAvailable: true })
    await office('PATCH', '/api/menu-items/pepperoni', { isAvailable: false })
    expect(await dishOf(id)).toMatchObject({ id: 'pepperoni', isAvailable: false })
    await office('PATCH', '/api/menu-items/pepperoni', { isAvailable: true })
  })

  it('is none once it has been deleted; the post stays', async () => {
    const made = await office('POST', '/api/menu-items', {
      name: 'Squid',
      description: 'Fried',
      price: '128000',
      categoryId: 'starters',
    })
    const { id } = await addPost({ dishId: made.json<{ id: string }>().id })
    expect(await dishOf(id)).toMatchObject({ name: 'Squid' })
    await office('DELETE', `/api/menu-items/${made.json<{ id: string }>().id}`)
    expect(await dishOf(id)).toBeNull()
  })

  it('is rejected on its field where there is none of this id', async () => {
    const { id } = await withDish()
    for (const call of [
      office('PATCH', `/api/blog-posts/${id}`, { dishId: 'no-such-dish' }),
      office('POST', '/api/blog-posts', { ...newPost, dishId: 'no-such-dish' }),
    ]) {
      expect(await rejected(call)).toMatchObject({
        status: 400,
        code: 'news.dish-unknown',
        fields: { dishId: expect.any(String) },
      })
    }
    expect((await changePost(id, { dishId: '' })).dishId).toBeNull()
  })
})

test('the Vietnamese text is outdated from a change of the English one to the next of its own', async () => {
  const { id, translationOutdated } = await addPost()
  expect(translationOutdated).toBe(false)
  expect((await changePost(id, { content: 'Changed.' })).translationOutdated).toBe(true)
  expect((await changePost(id, { keywords: 'wood' })).translationOutdated).toBe(true)
  expect((await changePost(id, { contentVi: 'Đã đổi.' })).translationOutdated).toBe(false)
  expect((await changePost(id, { title: 'Both', titleVi: 'Cả hai' })).translationOutdated).toBe(false)
  const english = await addPost({ titleVi: '', excerptVi: '', contentVi: '' })
  expect((await changePost(english.id, { title: 'Alone' })).translationOutdated).toBe(false)
})
