import { classNames } from './class-names.ts'
import styles from './dish-picture.module.css'
import { Picture, type PictureProps } from './picture.tsx'
import { PlateDrawing } from './plate-drawing.tsx'

interface DishPictureProps extends Omit<PictureProps, 'drawing' | 'sizes' | 'width' | 'height'> {
  sizes?: string
  /** The largest width in which the picture is fetched; the default of 800 is enough for any card. */
  width?: number
}

/** The square picture of a dish, or the drawing of a plate if the dish has no picture. */
export function DishPicture({ sizes = '100vw', width = 800, className, ...picture }: DishPictureProps) {
  return (
    <Picture
      {...picture}
      drawing={PlateDrawing}
      sizes={sizes}
      width={width}
      height={width}
      className={classNames(styles.dish, className)}
    />
  )
}
