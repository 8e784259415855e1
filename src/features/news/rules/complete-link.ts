import type { LinkProblem } from '../contract/blog-post.ts'

/** To decide whether an address belongs to a Markdown link, at most this many characters before it are checked. */
const maxBefore = 20
/** The characters that come before the address of a link or picture in Markdown: "[Zalo](", "[Zalo](<", "[zalo]: ". */
const before = /\](?:\(|:)\s*<?$/
const after = /^(?:[\s)>]|$)/

/**
 * Replaces the address of links and pictures in a Markdown text. Only a whole address of a link or picture is replaced, not the
 * same characters in other text or as a part of a longer address.
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

/**
 * The problems with links that are still in the texts of a post, in both languages. Problems that the author has solved since the
 * last check are left out.
 */
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
