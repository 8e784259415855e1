import { pictureSrcSet, hasVariants } from '#src/kernel/picture-variants.ts'
import markUrl from './logo/mark.svg?no-inline'
import wordmarkOnDark from './logo/wordmark-on-dark.svg?no-inline'
import wordmarkOnLight from './logo/wordmark-on-light.svg?no-inline'
import styles from './logo.module.css'

interface LogoProps {
  /** The restaurant's name; empty where a text beside it already says it. */
  label: string
  ground: 'dark' | 'light'
  /** Height in CSS pixels. */
  height?: number
  /** Leaves the mark out where space is short. */
  wordmarkOnly?: boolean
}

/** Mark and wordmark that come with the site, in outlines: the lettering's font never has to load. */
export function Logo({ label, ground, height = 44, wordmarkOnly }: LogoProps) {
  const wordmark = ground === 'dark' ? wordmarkOnDark : wordmarkOnLight
  return (
    <span className={styles.logo}>
      {!wordmarkOnly && <img src={markUrl} width={height} height={height} alt="" />}
      <img src={wordmark} width={Math.round((height * 385) / 176)} height={height} alt={label} />
    </span>
  )
}

/** The logo of a restaurant, or its name in place of one. */
export interface Brand {
  readonly name: string
  /** Null where the name stands in its place. */
  readonly logoUrl: string | null
  /** Width by height. */
  readonly logoAspect: number
}

interface BrandLogoProps {
  readonly brand: Brand
  readonly label: string
  readonly height: number
}

/** The logo of a restaurant on a dark ground, or its name in the face of the headings. */
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

/** The restaurant's mark, of its logo; the server makes it. Decoration. */
export function LogoMark({ size = 44 }: { size?: number }) {
  return <img src="/mark.svg" width={size} height={size} alt="" />
}
