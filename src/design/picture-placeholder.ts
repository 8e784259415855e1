import type { CSSProperties } from 'react'

/** The style for the element that shows the picture. picture-placeholder.module.css draws the placeholder from it. */
export function placeholderStyle(placeholder: string | null | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined
  const [dark, light, grid] = placeholder.split(' ')
  // The custom properties have short names, because the page holds them once for every picture. React's type of a style has no
  // custom properties, hence the cast.
  return { '--d': dark, '--l': light, '--g': grid } as CSSProperties
}
