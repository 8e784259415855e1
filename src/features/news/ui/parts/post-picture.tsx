import { useState } from 'react'

import { classNames } from '../../../../design/class-names.ts'
import { hasVariants, pictureSrcSet } from '../../../../kernel/picture-variants.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import styles from './post-picture.module.css'

const shapes = {
  thumbnail: { width: 1200, height: 900 },
  cover: { width: 1600, height: 900 },
} as const

interface PostPictureProps {
  /** The first of these that is there; none of them, and the drawn cover stands. */
  readonly from: readonly (string | null)[]
  /** 4:3 or 16:9, as they are stored; the class may cut another shape. */
  readonly shape: keyof typeof shapes
  /** How wide it is shown, as the layout says. */
  readonly sizes: string
  /** The largest picture above the fold: fetched at once. */
  readonly priority?: boolean
  readonly className?: string
}

/** The picture of a post. Decoration: its title stands beside it. Never moves the page. */
export function PostPicture({ from, shape, sizes, priority, className }: PostPictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = from.find((address) => address)
  const look = classNames(styles.picture, styles[shape], className)
  if (!src || failed === src) return <CoverDrawing className={look} />
  const { width, height } = shapes[shape]
  const picture = (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={look}
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
