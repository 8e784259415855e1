import { hasVariants, pictureVariant, type PictureWidth } from '#src/kernel/picture-variants.ts'
import { classNames } from './class-names.ts'
import styles from './halves-picture.module.css'
import { PlusIcon } from './icons.tsx'
import { placeholderStyle } from './picture-placeholder.ts'
import placeholderStyles from './picture-placeholder.module.css'
import { PlateDrawing } from './plate-drawing.tsx'

interface HalvesPictureProps {
  /** URL of the first dish's picture. Null shows the drawn plate; undefined means that the dish is not chosen yet. */
  first: string | null | undefined
  /** The second's. */
  second: string | null | undefined
  /** The colours of both pictures, shown until the pictures load. */
  placeholders?: readonly (string | null | undefined)[]
  /** The accessible name: "Nửa Margherita, nửa Pepperoni". */
  label: string
  /** The width in pixels in which each picture is fetched. The default is enough for a dialog. */
  width?: PictureWidth
  className?: string
}

interface HalfProps {
  src: string | null | undefined
  placeholder: string | null | undefined
  side: 'left' | 'right'
  width: PictureWidth
}

function Half({ src, placeholder, side, width }: HalfProps) {
  const place = classNames(styles.half, styles[side])
  if (src === undefined) {
    return (
      <span className={classNames(place, styles.open)}>
        <PlusIcon />
      </span>
    )
  }
  // The URL is the key. When the guest chooses another dish for a half, React therefore makes a new element, and its picture slides
  // in.
  return (
    <span key={src} className={place}>
      {src === null ? (
        <PlateDrawing label="" className={styles.drawn} />
      ) : (
        <img
          src={hasVariants(src) ? pictureVariant(src, width, 'webp') : src}
          alt=""
          width="800"
          height="800"
          className={placeholderStyles.placeholder}
          style={placeholderStyle(placeholder)}
        />
      )}
    </span>
  )
}

/** A round pizza made of two dishes, divided down the middle. */
export function HalvesPicture({
  first,
  second,
  placeholders = [],
  label,
  width = 640,
  className,
}: HalvesPictureProps) {
  return (
    <div className={classNames(styles.halves, className)} role="img" aria-label={label}>
      <Half src={first} placeholder={placeholders[0]} side="left" width={width} />
      <Half src={second} placeholder={placeholders[1]} side="right" width={width} />
    </div>
  )
}
