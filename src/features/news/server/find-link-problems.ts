import MarkdownIt, { type Token } from 'markdown-it'

import { leavesSite, linkFault } from '#src/kernel/link-address.ts'
import type { LinkProblem } from '../contract/blog-post.ts'

/** A response contains at most this many problems, because an author cannot deal with more at once. */
const maxProblems = 20

/** This parser recognizes every link that the author has written, even those that `renderMarkdown` does not allow. */
const markdown = new MarkdownIt({ html: false })
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address

/**
 * Text that looks like a link but that Markdown does not recognize as one, because the address contains blanks: "[Ring us](tel:0912
 * 345 678)".
 */
const unread = /\[[^[\]]*\]\(([^()]+)\)/g

/**
 * The links and pictures in a text that guests could not open or see, each address once and in the order of the text: links that
 * are not allowed, links that lack their beginning, and pictures on other sites, in whose place the page shows only their
 * descriptions.
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

/**
 * Words in parentheses after a text in brackets count as a link only if they look like an address. So "[sic](see below)" is not a
 * link.
 */
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

/** A picture that the text contains as a data URL is not a problem, because the server stores it when the post is saved. */
function pictureProblem(address: string): LinkProblem[] {
  const isShown = (address.startsWith('/') && !leavesSite(address)) || /^data:image\//i.test(address)
  return isShown ? [] : [{ kind: 'picture', address, completion: null }]
}
