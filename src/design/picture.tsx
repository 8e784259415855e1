import { type ComponentType, useState } from 'react'

import { hasVariants, largestVariant, pictureSrcSet } from '#src/kernel/picture-variants.ts'
import { classNames } from './class-names.ts'
import { placeholderStyle } from './picture-placeholder.ts'
import styles from './picture.module.css'

export interface PictureProps {
  /** Null if there is no picture yet. */
  src: string | null
  /** The component that is drawn instead of the picture, with the same class, if there is no picture or it fails to load. */
  drawing: ComponentType<{ label: string; className?: string }>
  /** The picture's own colours, shown until the picture comes (kernel/picture-placeholder.ts). */
  placeholder?: string | null
  /**
   * The width in which the layout shows the picture, in the form of the HTML attribute `sizes`. The browser uses this width to
   * choose which size of the picture to fetch.
   */
  sizes: string
  /** Empty if a text beside the picture already names what the picture shows. */
  alt: string
  /**
   * The width in pixels of the largest version that is fetched. The ratio of `width` to `height` is the aspect ratio of the picture
   * itself.
   */
  width: number
  height: number
  /**
   * True for the largest picture of the first screen: the browser fetches it at once. It fetches other pictures only when the
   * visitor has scrolled near them.
   */
  priority?: boolean
  /** A class that sets the aspect ratio in which the picture is shown. */
  className?: string
}

/**
 * A picture as wide as its container, or a drawing if there is no picture or it fails to load. The picture's place is reserved, so
 * that nothing on the page moves when the picture arrives.
 */
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
      // WebP is for the few browsers that do not support AVIF.
      src={varies ? largestVariant(src, width, 'webp') : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={look}
      style={placeholderStyle(placeholder)}
      // If loading the picture fails before the page is hydrated, React misses the error event. So the state of the element is read
      // here.
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
