import MarkdownIt, { type Env, type Token } from 'markdown-it'

import { isAllowedLink, leavesSite } from '#src/kernel/link-address.ts'
import { hasVariants, pictureSrcSet } from '#src/kernel/picture-variants.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Finds the size of a stored picture, so that the page can reserve its place before the picture has loaded. */
export type FindPictureSize = (src: string) => Promise<PictureSize | undefined>

interface ArticleEnv extends Env {
  sizes?: ReadonlyMap<string, PictureSize>
}

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: true })
// Complete addresses in the text become links. Words that only look like a domain name do not.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

markdown.validateLink = isAllowedLink

const { rules } = markdown.renderer
const escape = (text: string) => markdown.utils.escapeHtml(text)
const attribute = (token: Token | undefined, name: string) => String(token?.attrGet(name) ?? '')

// On this site, text between single asterisks is bold, unlike in standard Markdown. Text between underscores is emphasized.
const emphasis = (token: Token | undefined) => (token?.markup === '*' ? 'strong' : 'em')
rules.em_open = (tokens, index) => `<${emphasis(tokens[index])}>`
rules.em_close = (tokens, index) => `</${emphasis(tokens[index])}>`

// The functions below write these elements without the classes and styles that the Markdown library would add.
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
  // Instead of a picture on another site, only its description is shown: the other site would see who reads our site, and we have
  // no right to show its pictures.
  if (!src.startsWith('/') || leavesSite(src)) return alt
  const { sizes }: ArticleEnv = env ?? {}
  return picture(src, alt, sizes?.get(src))
}

/** The `sizes` attribute of the pictures in an article: they are as wide as the text, and on a phone as wide as the screen. */
const shownWidth = '(min-width: 40rem) 38rem, 100vw'

function picture(src: string, alt: string, size: PictureSize | undefined): string {
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : ''
  const img = `<img src="${escape(src)}" alt="${alt}"${dimensions} loading="lazy" decoding="async">`
  if (!size || !hasVariants(src)) return img
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escape(pictureSrcSet(src, size.width, format))}" sizes="${shownWidth}">`
  return `<picture>${source('avif')}${source('webp')}${img}</picture>`
}

// The title of the page is its only first-level heading, so a first-level heading in the article's text becomes a second-level one.
markdown.core.ruler.push('headings-below-the-title', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
})

// A picture that is the only content of its paragraph becomes a figure. The title in quotes after its address becomes the caption.
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
 * Renders the Markdown of an article as HTML that contains only allowed elements and attributes. Raw HTML is shown as text. Links
 * may lead to our own pages or to addresses that `isAllowedLink` accepts. Pictures must be on our own site; browsers load them only
 * when they are near the screen, and choose the size.
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
