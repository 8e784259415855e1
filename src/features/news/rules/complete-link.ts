import type { LinkProblem } from '../contract/blog-post.ts'

/** The bracket and the address are never further apart than this. */
const maxBefore = 20
/** The characters before the address of a link or picture in Markdown: "[Zalo](", "[Zalo](<", "[zalo]: ". */
const before = /\](?:\(|:)\s*<?$/
const after = /^(?:[\s)>]|$)/

/**
 * Replaces an address in the links of a Markdown text. If no link has this address exactly as written here, the text stays the
 * same. The address in other words, or within a longer address, is not replaced.
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

/** The link problems of both texts, without those that the author has fixed since they were found. */
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
