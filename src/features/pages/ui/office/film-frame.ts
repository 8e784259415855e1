/** Returns the current frame of a film as a picture. Throws if the browser cannot make the picture. */
export async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  await loaded(video)
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  if (!blob) throw new Error('No picture of the canvas')
  return blob
}

/**
 * Waits until the browser has loaded the film's current frame. A browser that only had to load the film's metadata may not have
 * loaded any frame yet.
 */
async function loaded(video: HTMLVideoElement): Promise<void> {
  if (video.error) throw new Error(video.error.message)
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
  await new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', resolve, { once: true })
    video.addEventListener('error', reject, { once: true })
    video.preload = 'auto'
  })
}
