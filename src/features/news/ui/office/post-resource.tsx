import { custom, longText, onOff, text, webAddress } from '#src/web/office/resource/field-kinds.tsx'
import { draftsOf } from '#src/web/office/resource/drafts.ts'
import type { ValuesOf } from '#src/web/office/resource/fields.ts'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import { BlogPostInput } from '../../contract/blog-post-input.ts'
import { BlogPost } from '../../contract/blog-post.ts'
import { officeNewsProblems } from '../../texts/office-problem-texts.ts'
import { postOfficeTexts } from '../../texts/post-office-texts.ts'
import { content } from './content-field.tsx'
import { DishInput, DishSaid } from './dish-input.tsx'
import { postPicture } from './post-picture-field.tsx'
import { slug } from './slug-field.tsx'

const fields = {
  // The fields in the order of the form.
  titleVi: text({ language: 'vi', isOptional: true }),
  excerptVi: longText({ language: 'vi', rows: 3, isOptional: true }),
  contentVi: content('vi'),
  title: text({ language: 'en' }),
  excerpt: longText({ language: 'en', rows: 3 }),
  content: content('en'),
  imageUrl: postPicture('thumbnail', 4 / 3),
  coverImageUrl: postPicture('cover', 16 / 9),
  dishId: custom<string>({ ...text({ isOptional: true }), Input: DishInput, Said: DishSaid }),
  slugVi: slug('vi'),
  slug: slug('en'),
  metaTitleVi: text({ language: 'vi' }),
  metaTitle: text({ language: 'en' }),
  metaDescriptionVi: longText({ language: 'vi', rows: 3 }),
  metaDescription: longText({ language: 'en', rows: 3 }),
  keywordsVi: text({ language: 'vi' }),
  keywords: text({ language: 'en' }),
  canonicalUrl: webAddress({ type: 'url' }),
  ogImageUrl: postPicture('cover', 1200 / 630),
  // A post that an admin adds in the office is published at once.
  published: onOff({ initial: true }),
}

export type PostValues = ValuesOf<typeof fields>

/** The list of posts with their texts (drafts too), and the form in which admins edit them. */
export const postResource = resourceOf<BlogPost>()({
  parameter: 'post',
  queryKey: ['/api/blog-posts', { all: true }],
  calls: {
    // The cast is correct: the call does not ask for cards (posts without their texts), so the response contains whole posts.
    list: async (api) => (await api.call('GET /api/blog-posts', { query: { all: 'true' } })) as BlogPost[],
    create: (api, body: BlogPostInput) => api.call('POST /api/blog-posts', { body }),
    change: (api, id, body) => api.call('PATCH /api/blog-posts/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/blog-posts/:id', { params: { id } }),
  },
  nameOf: ({ title, titleVi }) => ({ name: title, nameVi: titleVi }),
  schema: () => BlogPostInput,
  fields,
  texts: postOfficeTexts,
  problems: officeNewsProblems,
  staleCode: 'news.stale',
  toggles: {
    pin: {
      isOn: ({ pinned }) => pinned,
      send: (api, { id }) => api.call('PATCH /api/blog-posts/:id/pin', { params: { id } }),
    },
  },
  drafts: draftsOf('news-drafts', { schema: BlogPost, fields }),
})
