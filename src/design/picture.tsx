import { type ComponentType, useState } from 'react'

import { hasVariants, largestVariant, pictureSrcSet } from '#src/kernel/picture-variants.ts'
import { classNames } from './class-names.ts'
import { placeholderStyle } from './picture-placeholder.ts'
import styles from './picture.module.css'

export interface PictureProps {
  /** Null where there is no picture yet. */
  src: string | null
  /** Drawn in the picture's place, and in its look, where there is none or it does not come. */
  drawing: ComponentType<{ label: string; className?: string }>
  /** The picture's own colours, shown until it comes (kernel/picture-placeholder.ts). */
  placeholder?: string | null
  /** How wide it is shown, as the layout says; the browser picks the size and format to fetch by it. */
  sizes: string
  /** Empty where the name of what it shows stands beside it. */
  alt: string
  /** The largest size it is fetched in, which with the height says its own ratio. */
  width: number
  height: number
  /** The largest picture above the fold: fetched at once. Everything else waits until it is near. */
  priority?: boolean
  /** Says the ratio it is shown in. */
  className?: string
}

/** A picture as wide as its place, or a drawing where there is none or it does not come. Never moves the page. */
export function Picture({
  src,
  drawing: Drawing,
  placeholder,
  sizes,
  alt,
  width,
  height,
  priority,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const look = classNames(styles.picture, className)
  if (!src || failed === src) return <Drawing label={alt} className={look} />
  const varies = hasVariants(src)
  const picture = (
    <img
      // For the few browsers that know no AVIF.
      src={varies ? largestVariant(src, width, 'webp') : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={look}
      style={placeholderStyle(placeholder)}
      // A picture can fail before the page is hydrated; its error event is then gone.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
  if (!varies) return picture
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={pictureSrcSet(src, width, 'avif')} sizes={sizes} />
      {picture}
    </picture>
  )
}
