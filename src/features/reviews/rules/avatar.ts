/** What is shown beside a guest's name: a picture, an emoji or letters, or the default. */
export type Avatar =
  | { readonly kind: 'picture'; readonly src: string }
  /** An emoji or a few letters. */
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'default' }

const maxCharactersShown = 3

/**
 * Returns what to show for an avatar: a picture if it is picture data or a link, otherwise its first three characters, which are an
 * emoji or letters.
 */
export function avatarOf(avatarUrl: string | null): Avatar {
  const given = avatarUrl?.trim() ?? ''
  if (given === '') return { kind: 'default' }
  if (/^(data:image\/|https?:\/\/|\/)/i.test(given)) return { kind: 'picture', src: given }
  // A link of another kind, such as `mailto:`, is no picture and makes no sense as text.
  if (/^[a-z][a-z+.-]*:\S/i.test(given)) return { kind: 'default' }
  const signs = Array.from(new Intl.Segmenter().segment(given), ({ segment }) => segment)
  return { kind: 'sign', sign: signs.slice(0, maxCharactersShown).join('').trim() }
}
