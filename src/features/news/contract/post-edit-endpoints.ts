import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { RowId } from '#src/kernel/text-field.ts'
import { pictureLinkCodes } from '#src/features/uploads/contract/picture-link.ts'
import { BlogPostChange, BlogPostInput, BlogPostTexts } from './blog-post-input.ts'
import { BlogPost, PreviewedTexts } from './blog-post.ts'

const endpoint = endpointsOf('News')
const params = z.object({ id: RowId })
const noPictures = 'A picture cannot be stored for now'
const problems = { 404: 'No such post' } as const
/** The maximum size of a request in bytes. It is this large because a post may contain pictures as data URLs. */
const bodyLimit = 15 * 1024 * 1024
const inputCodes = [
  'news.dish-unknown',
  'news.too-many-pictures',
  'news.picture-unreadable',
  'news.picture-missing',
  ...pictureLinkCodes,
] as const

export const createBlogPost = endpoint('POST /api/blog-posts', {
  summary: 'Adds a post; slugs that are not sent are made from its titles',
  body: BlogPostInput,
  bodyLimit,
  status: 201,
  response: BlogPost,
  problems: { 409: 'Another post has this slug', 503: noPictures },
  codes: ['news.slug-taken', ...inputCodes],
})

export const changeBlogPost = endpoint('PATCH /api/blog-posts/:id', {
  summary: 'Changes a post, or the place of a pinned one: the post that has this place takes the other',
  params,
  body: BlogPostChange,
  bodyLimit,
  response: BlogPost,
  problems: {
    ...problems,
    409: 'Another post has this slug, or the post has been changed meanwhile',
    503: noPictures,
  },
  codes: ['news.post-not-found', 'news.stale', 'news.slug-taken', 'news.not-pinned', ...inputCodes],
})

export const pinBlogPost = endpoint('PATCH /api/blog-posts/:id/pin', {
  summary: 'Pins a post in the first free place, or takes it off; at most four are pinned',
  params,
  response: BlogPost,
  problems,
  codes: ['news.post-not-found', 'news.too-many-pins'],
})

export const deleteBlogPost = endpoint('DELETE /api/blog-posts/:id', {
  summary: 'Deletes a post for good, with the addresses it had',
  params,
  problems,
  codes: ['news.post-not-found'],
})

export const previewBlogPost = endpoint('POST /api/blog-posts/preview', {
  summary:
    'Renders the texts of a post as guests would read them, and names links that lead nowhere; stores nothing',
  body: BlogPostTexts,
  response: PreviewedTexts,
  codes: [],
})
