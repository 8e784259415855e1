/** A film of the home page, by its fixed public address, and the hash of its files. */
export interface Film {
  readonly name: 'hero' | 'hero2'
  /** Changes with the film, so that a browser may keep it for ever; a test compares it with the file. */
  readonly version: string
}

/** The oven behind the opening texts, and the calmer one behind the reservation form. */
export const films = {
  hero: { name: 'hero', version: '9153b9e6' },
  mood: { name: 'hero2', version: '426c7d6e' },
} as const satisfies Record<string, Film>

/** AV1 where the browser plays it, at half the size; H.264 everywhere else. Best first. */
export function filmSources({ name, version }: Film): readonly { src: string; type: string }[] {
  const address = `/api/assets/${name}.landingpage`
  return [
    { src: `${address}.av1.mp4?v=${version}`, type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: `${address}.mp4?v=${version}`, type: 'video/mp4' },
  ]
}
