import { pictureSrcSet, hasVariants } from '#src/kernel/picture-variants.ts'
import markUrl from './logo/mark.svg?no-inline'
import wordmarkOnDark from './logo/wordmark-on-dark.svg?no-inline'
import wordmarkOnLight from './logo/wordmark-on-light.svg?no-inline'
import styles from './logo.module.css'

interface LogoProps {
  /** The restaurant's name; empty if a text beside the logo already says it. */
  label: string
  ground: 'dark' | 'light'
  /** Height in CSS pixels. */
  height?: number
  /** Shows only the letters of the logo, without the symbol before them. This is for places with little room. */
  wordmarkOnly?: boolean
}

/**
 * The logo that comes with the program: a symbol, and the name of the restaurant as drawn letters (the wordmark). The letters are
 * outlines, so they need no font.
 */
export function Logo({ label, ground, height = 44, wordmarkOnly }: LogoProps) {
  const wordmark = ground === 'dark' ? wordmarkOnDark : wordmarkOnLight
  return (
    <span className={styles.logo}>
      {!wordmarkOnly && <img src={markUrl} width={height} height={height} alt="" />}
      <img src={wordmark} width={Math.round((height * 385) / 176)} height={height} alt={label} />
    </span>
  )
}

/** What identifies a restaurant on its pages: its logo, or its name if it has no logo. */
export interface Brand {
  readonly name: string
  /** Null if the restaurant shows its name instead of a logo. */
  readonly logoUrl: string | null
  /** Width by height. */
  readonly logoAspect: number
}

interface BrandLogoProps {
  readonly brand: Brand
  readonly label: string
  readonly height: number
}

/** The logo of a restaurant on a dark background, or its name in the font of the headings. */
export function BrandLogo({ brand: { name, logoUrl, logoAspect }, label, height }: BrandLogoProps) {
  if (logoUrl === '/brand/logo_on_dark.svg') return <Logo label={label} ground="dark" height={height} />
  if (logoUrl === null) return <span className={styles.name}>{name}</span>
  const width = Math.round(height * logoAspect)
  return (
    <span className={styles.logo}>
      <img
        className={styles.uploaded}
        src={logoUrl}
        srcSet={hasVariants(logoUrl) ? pictureSrcSet(logoUrl, 640, 'webp') : undefined}
        sizes={`${width}px`}
        width={width}
        height={height}
        alt={label}
      />
    </span>
  )
}

/** The symbol of the restaurant, which the server makes from the restaurant's logo. Screen readers skip it. */
export function LogoMark({ size = 44 }: { size?: number }) {
  return <img src="/mark.svg" width={size} height={size} alt="" />
}
