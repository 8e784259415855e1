import { useState } from 'react'

import { hasVariants, pictureSrcSet } from '../kernel/picture-variants.ts'
import { classNames } from './class-names.ts'
import styles from './dish-picture.module.css'
import { placeholderStyle } from './picture-placeholder.ts'
import { PlateDrawing } from './plate-drawing.tsx'

interface DishPictureProps {
  /** Null for a dish that has no picture yet. */
  src: string | null
  /** The picture's own colours, shown until it comes (kernel/picture-placeholder.ts). */
  placeholder?: string | null
  /** How wide it is shown, as the layout says; the browser picks the size and format to fetch by it. */
  sizes?: string
  /** Empty where the dish's name stands beside it. */
  alt: string
  /** The largest size it is fetched in, and its ratio; square and 800 by default, enough for any card. */
  width?: number
  height?: number
  /** The largest picture above the fold: fetched at once. Everything else waits until it is near. */
  priority?: boolean
  className?: string
}

/** A dish, or the drawn plate where there is no picture or it does not come. Never moves the page. */
export function DishPicture({
  src,
  placeholder,
  alt,
  priority,
  className,
  width = 800,
  height = width,
  sizes = '100vw',
}: DishPictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src)
    return <PlateDrawing label={alt} className={classNames(styles.picture, className)} />
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={classNames(styles.picture, className)}
      style={placeholderStyle(placeholder)}
      // A picture can fail before the page has come to life; its error event is then gone.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
  if (!hasVariants(src)) return picture
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={pictureSrcSet(src, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(src, width, 'webp')} sizes={sizes} />
      {picture}
    </picture>
  )
}
