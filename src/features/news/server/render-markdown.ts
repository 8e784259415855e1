import MarkdownIt, { type Env, type Token } from 'markdown-it'

import { isAllowedLink, leavesSite } from '#src/kernel/link-address.ts'
import { hasVariants, pictureSrcSet } from '#src/kernel/picture-variants.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Finds the size of a stored picture, so that the page reserves its place before it has loaded. */
export type FindPictureSize = (src: string) => Promise<PictureSize | undefined>

interface ArticleEnv extends Env {
  sizes?: ReadonlyMap<string, PictureSize>
}

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: true })
// Complete addresses in the text become links. Words that only look like a domain stay text.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

markdown.validateLink = isAllowedLink

const { rules } = markdown.renderer
const escape = (text: string) => markdown.utils.escapeHtml(text)
const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? '')

// Unlike in Markdown, text between single asterisks is bold on this site. Text between underscores is emphasized.
const emphasis = (token: Token | undefined) => (token?.markup === '*' ? 'strong' : 'em')
rules.em_open = (tokens, index) => `<${emphasis(tokens[index])}>`
rules.em_close = (tokens, index) => `</${emphasis(tokens[index])}>`

// The following elements are written without the classes and styles that the Markdown library gives them.
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
  // A picture of another site is replaced by its description: the other site would see who reads our site, and we have no right to
  // show its pictures.
  if (!src.startsWith('/') || leavesSite(src)) return alt
  const { sizes }: ArticleEnv = env ?? {}
  return picture(src, alt, sizes?.get(src))
}

/** The `sizes` attribute of an article's pictures: they are as wide as the text, on a phone as wide as the screen. */
const shownWidth = '(min-width: 40rem) 38rem, 100vw'

function picture(src: string, alt: string, size: PictureSize | undefined): string {
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : ''
  const img = `<img src="${escape(src)}" alt="${alt}"${dimensions} loading="lazy" decoding="async">`
  if (!size || !hasVariants(src)) return img
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escape(pictureSrcSet(src, size.width, format))}" sizes="${shownWidth}">`
  return `<picture>${source('avif')}${source('webp')}${img}</picture>`
}

// The page's title is its only heading of the first level, so such a heading in the text moves to the second level.
markdown.core.ruler.push('headings-below-the-title', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
})

// A picture that stands alone becomes a figure. Its title in quotes becomes the caption.
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
 * Renders an article's Markdown as HTML with only allowed elements and attributes. Raw HTML becomes text. Links lead to our own
 * pages or to addresses that `isAllowedLink` accepts. Only pictures of our own site appear. They load lazily, in the sizes that
 * browsers ask for.
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

/** The addresses of the pictures in a Markdown text, each once. */
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
