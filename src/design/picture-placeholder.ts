import type { CSSProperties } from 'react'

/** What picture-placeholder.module.css draws a placeholder from, for the element that shows the picture. */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined
  const [dark, light, grid] = placeholder.split(' ')
  // Short names: they stand in the page once for every picture. React's type of a style knows no custom properties.
  return { '--d': dark, '--l': light, '--g': grid } as CSSProperties
}
