import MarkdownIt, { type Token } from 'markdown-it'

import { leavesSite, linkFault } from '#src/kernel/link-address.ts'
import type { LinkProblem } from '../contract/blog-post.ts'

/** A response names at most this many problems, because an author does not read more at once. */
const maxProblems = 20

/** This parser accepts every link as the author has written it, even those that `renderMarkdown` rejects. */
const markdown = new MarkdownIt({ html: false })
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address

/** A link that Markdown leaves as text, because its address contains blanks: "[Ring us](tel:0912 345 678)". */
const unread = /\[[^[\]]*\]\(([^()]+)\)/g

/**
 * The links and pictures of a text that guests could not reach, each address once and in order: links that are not allowed, links
 * without their beginning, and pictures of other sites, which the page replaces by their descriptions.
 */
export function findLinkProblems(text: string): LinkProblem[] {
  const tokens = markdown.parse(text, {}).flatMap(({ children }) => children ?? [])
  const problems = new Map(tokens.flatMap(problemsOf).map((problem) => [problem.address, problem]))
  return [...problems.values()].slice(0, maxProblems)
}

function problemsOf(token: Token): LinkProblem[] {
  if (token.type === 'link_open') return problemOf(String(token.attrGet('href') ?? ''))
  if (token.type === 'image') return pictureProblem(String(token.attrGet('src') ?? ''))
  if (token.type !== 'text') return []
  return [...token.content.matchAll(unread)].flatMap(([, words = '']) => unreadProblem(words.trim()))
}

/** Words in brackets count only if they look like an address: "[sic](see below)" is no link. */
function unreadProblem(words: string): LinkProblem[] {
  if (/^https?:\/\/\S/i.test(words)) {
    return [{ kind: 'incomplete', address: words, completion: words.replaceAll(/\s+/g, '%20') }]
  }
  return problemOf(words).filter(({ completion }) => completion !== null && !completion.startsWith('/'))
}

function problemOf(address: string): LinkProblem[] {
  const fault = linkFault(address)
  return fault ? [{ completion: null, ...fault, address }] : []
}

/** A picture that the text contains as data is no problem, because the server stores it when the text is saved. */
function pictureProblem(address: string): LinkProblem[] {
  const isShown = (address.startsWith('/') && !leavesSite(address)) || /^data:image\//i.test(address)
  return isShown ? [] : [{ kind: 'picture', address, completion: null }]
}
