import type { LinkProblem } from '../contract/blog-post.ts'

/** More than stands between the bracket and the address. */
const maxBefore = 20
/** What stands before the address of a link or picture in Markdown: "[Zalo](", "[Zalo](<", "[zalo]: ". */
const before = /\](?:\(|:)\s*<?$/
const after = /^(?:[\s)>]|$)/

/**
 * A Markdown text with another address for the links that have this one; the same text where none has it as it is written here.
 * The address in other words, or within a longer one, stays.
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

/** What is wrong with the links of both texts, without what has been put right since they were looked at. */
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
