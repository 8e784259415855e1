import type { LinkProblem } from '../contract/blog-post.ts'

/** Whether an address belongs to a Markdown link is decided by at most this many characters before the address. */
const maxBefore = 20
/** The characters before the address of a link or picture in Markdown: "[Zalo](", "[Zalo](<", "[zalo]: ". */
const before = /\](?:\(|:)\s*<?$/
const after = /^(?:[\s)>]|$)/

/**
 * Replaces the address of links and pictures in a Markdown text by another one. It replaces only whole addresses: an address that
 * stands outside a link, or is a part of a longer address, stays.
 */
export function completeLink(text: string, address: string, completion: string): string {
  const [first = '', ...more] = text.split(address)
  return more.reduce(
    (done, rest) =>
      done + (before.test(done.slice(-maxBefore)) && after.test(rest) ? completion : address) + rest,
    first,
  )
}

type Field = 'content' | 'contentVi'

/** The link problems of a post's texts in both languages, without those that the author has fixed since they were found. */
export function faultyLinks(
  found: Readonly<Record<Field, readonly LinkProblem[]>>,
  texts: Readonly<Record<Field, string>>,
): Readonly<Record<Field, readonly LinkProblem[]>> {
  const left = (field: Field) => found[field].filter((problem) => !isPutRight(texts[field], problem))
  return { content: left('content'), contentVi: left('contentVi') }
}

function isPutRight(text: string, { address, completion }: LinkProblem): boolean {
  const leadsTo = (one: string) => completeLink(text, one, '') !== text
  return completion !== null && leadsTo(completion) && !leadsTo(address)
}
