export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

export interface ReadMarkup {
  readonly tags: readonly Tag[]
  /** What stands in elements of scripts. */
  readonly scripts: readonly { readonly tag: Tag; readonly code: string }[]
}

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The elements of a document as a browser reads them: a script ends at the first `</script`, whatever stands in it, values of
 * attributes are decoded, and comments are none.
 */
export function readMarkup(markup: string): ReadMarkup {
  const tags: Tag[] = []
  const scripts: { tag: Tag; code: string }[] = []
  const tokens = new RegExp(token)
  for (let found = tokens.exec(markup); found; found = tokens.exec(markup)) {
    const [, closing, name, rest = ''] = found
    if (closing !== '' || name === undefined) continue
    const tag = { name: name.toLowerCase(), attributes: attributesOf(rest) }
    tags.push(tag)
    if (tag.name !== 'script') continue
    const following = markup.slice(tokens.lastIndex)
    const end = following.search(/<\/script/i)
    const code = end < 0 ? following : following.slice(0, end)
    scripts.push({ tag, code })
    tokens.lastIndex += code.length
  }
  return { tags, scripts }
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);?/gi, (_all, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replaceAll(/&#(\d+);?/g, (_all, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
