import { hasVariants, pictureSrcSet } from '#src/kernel/picture-variants.ts'

interface FilmPosterProps {
  readonly src: string
  readonly sizes: string
  readonly className?: string | undefined
  /**
   * True for the largest picture on the first screen, which the browser fetches at once. The browser fetches any other picture when
   * that picture is near the viewport.
   */
  readonly priority?: boolean
}

/** The still picture that is shown until a film plays. */
export function FilmPoster({ src, sizes, className, priority }: FilmPosterProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={filesOf(src, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={filesOf(src, 'webp')}
        sizes={sizes}
        width={1280}
        height={720}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        alt=""
      />
    </picture>
  )
}

/**
 * The opening film's still picture fills a wide screen, so it also has wide files. The other film's still picture is only as wide
 * as that film.
 */
const heroWidths = [640, 1024, 1280, 1920, 2560]
const moodWidths = [640, 1024, 1280]

/**
 * The addresses of a picture's files in all widths, for the attribute `srcset`. Undefined if the picture is on another site, which
 * has it in only one size.
 */
function filesOf(src: string, type: 'avif' | 'webp'): string | undefined {
  if (hasVariants(src)) return pictureSrcSet(src, 1600, type)
  if (!src.startsWith('/brand/')) return undefined
  const widths = src.startsWith('/brand/hero-') ? heroWidths : moodWidths
  return widths.map((width) => `${src.replace('1280.webp', `${width}.${type}`)} ${width}w`).join(', ')
}
