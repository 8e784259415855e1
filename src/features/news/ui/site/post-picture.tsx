import { classNames } from '#src/design/class-names.ts'
import { Picture } from '#src/design/picture.tsx'
import type { BlogPostCard } from '../../contract/blog-post.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import styles from './post-picture.module.css'

const shapes = {
  thumbnail: { width: 1200, height: 900 },
  cover: { width: 1600, height: 900 },
} as const

type Shape = keyof typeof shapes

interface PostPictureProps {
  readonly post: Pick<
    BlogPostCard,
    'imageUrl' | 'imagePlaceholder' | 'coverImageUrl' | 'coverImagePlaceholder'
  >
  /** The aspect ratio of the stored picture, 4:3 or 16:9. The style of `className` may crop it to another ratio. */
  readonly shape: Shape
  /** The displayed width of the picture in the layout. */
  readonly sizes: string
  /** True for the largest picture of the first screen, which loads at once. */
  readonly priority?: boolean
  readonly className?: string
}

/**
 * The picture of a post. If the post has no picture with this aspect ratio, its other picture or the drawn cover takes its place.
 * The picture has no alternative text, because the post's title stands beside it.
 */
export function PostPicture({ post, shape, className, ...shown }: PostPictureProps) {
  const thumbnail = { src: post.imageUrl, placeholder: post.imagePlaceholder }
  const cover = { src: post.coverImageUrl, placeholder: post.coverImagePlaceholder }
  const [own, other] = shape === 'cover' ? [cover, thumbnail] : [thumbnail, cover]
  return (
    <Picture
      {...shown}
      {...shapes[shape]}
      {...(own.src ? own : other)}
      drawing={CoverDrawing}
      alt=""
      className={classNames(styles[shape], className)}
    />
  )
}
