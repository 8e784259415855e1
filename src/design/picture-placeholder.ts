import type { CSSProperties } from 'react'

/**
 * The style for the element that shows the picture. From this style's properties, picture-placeholder.module.css draws the
 * placeholder.
 */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined
  const [dark, light, grid] = placeholder.split(' ')
  // The custom properties have short names, because the page's HTML repeats them for every picture. React's type for styles does
  // not know custom properties, hence the cast.
  return { '--d': dark, '--l': light, '--g': grid } as CSSProperties
}
