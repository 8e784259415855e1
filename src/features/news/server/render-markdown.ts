import MarkdownIt, { type Env, type Token } from 'markdown-it'

import { isAllowedLink, leavesSite } from '#src/kernel/link-address.ts'
import { hasVariants, pictureSrcSet } from '#src/kernel/picture-variants.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Finds how large a picture of ours is, so that its place is reserved before it has come. */
export type FindPictureSize = (src: string) => Promise<PictureSize | undefined>

interface ArticleEnv extends Env {
  sizes?: ReadonlyMap<string, PictureSize>
}

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: true })
// Whole addresses become links; words that merely look like a domain stay words.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

markdown.validateLink = isAllowedLink

const { rules } = markdown.renderer
const escape = (text: string) => markdown.utils.escapeHtml(text)
const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? '')

// Emphasis with one asterisk is bold on this site; with underscores it stays emphasis.
const emphasis = (token: Token | undefined) => (token?.markup === '*' ? 'strong' : 'em')
rules.em_open = (tokens, index) => `<${emphasis(tokens[index])}>`
rules.em_close = (tokens, index) => `</${emphasis(tokens[index])}>`

// Classes and styles of the library's own are not ours to keep.
const code = (tokens: Token[], index: number) =>
  `<pre><code>${escape(tokens[index]?.content ?? '')}</code></pre>\n`
rules.fence = code
rules.code_block = code
rules.th_open = () => '<th>'
rules.td_open = () => '<td>'

rules.link_open = (tokens, index) => {
  const address = attribute(tokens[index], 'href')
  return `<a href="${escape(address)}"${leavesSite(address) ? ' rel="noopener noreferrer"' : ''}>`
}

rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index]
  const src = attribute(token, 'src')
  const alt = escape(renderer.renderInlineAsText(token?.children ?? [], options, env))
  // Another site would see who reads us, and its pictures are not ours to show.
  if (!src.startsWith('/') || leavesSite(src)) return alt
  const { sizes }: ArticleEnv = env ?? {}
  return picture(src, alt, sizes?.get(src))
}

/** How wide an article's picture is shown: the text's measure, or a phone's whole width. */
const shownWidth = '(min-width: 40rem) 38rem, 100vw'

function picture(src: string, alt: string, size: PictureSize | undefined): string {
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : ''
  const img = `<img src="${escape(src)}" alt="${alt}"${dimensions} loading="lazy" decoding="async">`
  if (!size || !hasVariants(src)) return img
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escape(pictureSrcSet(src, size.width, format))}" sizes="${shownWidth}">`
  return `<picture>${source('avif')}${source('webp')}${img}</picture>`
}

// The page's title is its only heading of the first level.
markdown.core.ruler.push('headings-below-the-title', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
})

// A picture that stands alone is a figure; its title in quotes is the caption.
markdown.core.ruler.push('pictures-alone-are-figures', (state) => {
  state.tokens.forEach((token, index) => {
    const [only, ...more] = token.children ?? []
    const [before, after] = [state.tokens[index - 1], state.tokens[index + 1]]
    if (token.type !== 'inline' || only?.type !== 'image' || more.length > 0) return
    if (before?.type !== 'paragraph_open' || after?.type !== 'paragraph_close') return
    before.tag = 'figure'
    after.tag = 'figure'
    const title = attribute(only, 'title')
    if (!title) return
    const caption = new state.Token('html_inline', '', 0)
    caption.content = `<figcaption>${escape(title)}</figcaption>`
    token.children?.push(caption)
  })
})

/**
 * An article's Markdown as HTML of a closed list of elements and attributes: raw HTML becomes text, links lead to our own pages
 * or where `isAllowedLink` lets them, pictures are ours, lazy and in the sizes browsers ask for.
 */
export async function renderMarkdown(text: string, findSize: FindPictureSize): Promise<string> {
  const env: ArticleEnv = {}
  const tokens = markdown.parse(text, env)
  const sizes = new Map<string, PictureSize>()
  for (const src of sourcesOf(tokens)) {
    const size = hasVariants(src) ? await findSize(src) : undefined
    if (size) sizes.set(src, size)
  }
  env.sizes = sizes
  return markdown.renderer.render(tokens, markdown.options, env)
}

/** The addresses of the pictures that a Markdown text shows, each once. */
export function picturesIn(text: string): string[] {
  return [...sourcesOf(markdown.parse(text, {}))].filter((src) => src.startsWith('/'))
}

function sourcesOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ children }) =>
      (children ?? []).flatMap((token) => (token.type === 'image' ? [attribute(token, 'src')] : [])),
    ),
  )
}
