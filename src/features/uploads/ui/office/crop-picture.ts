import type { PercentCrop } from 'react-image-crop'

/** The server stores no picture whose sides are longer than this, in pixels. */
const maxSide = 2560
const quality = 0.9

/**
 * The chosen part of a picture as a JPEG. If transparent parts are to stay transparent, the result is a WebP, or another format
 * that the browser supports. Throws if the browser has too little memory.
 */
export async function croppedPicture(
  image: HTMLImageElement,
  crop: PercentCrop,
  { isTransparent = false }: { readonly isTransparent?: boolean | undefined } = {},
): Promise<Blob> {
  const part = {
    x: (image.naturalWidth * crop.x) / 100,
    y: (image.naturalHeight * crop.y) / 100,
    width: (image.naturalWidth * crop.width) / 100,
    height: (image.naturalHeight * crop.height) / 100,
  }
  const scale = Math.min(1, maxSide / Math.max(part.width, part.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  if (!isTransparent) {
    // JPEG has no transparency, so the background is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, isTransparent ? 'image/webp' : 'image/jpeg', quality),
  )
  if (!blob) throw new Error('No picture of the canvas')
  return blob
}
