import type { PercentCrop } from 'react-image-crop'

/** Pixels. The browser scales a picture down until no side is longer than this, because the server would do the same anyway. */
const maxSide = 2560
const quality = 0.9

/**
 * Makes a JPEG of the part of a picture within the crop frame. If transparent parts must stay transparent, the result is a WebP, or
 * another format if the browser cannot make WebP. Throws if the browser has too little memory.
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
    // JPEG has no transparency, so transparent parts get a white background.
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
