/** Returns the current frame of a film as a picture. Throws if there is none. */
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

/** Waits for the film's current frame. A browser that was asked only for the film's metadata may have loaded none yet. */
async function loaded(video: HTMLVideoElement): Promise<void> {
  if (video.error) throw new Error(video.error.message)
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
  await new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', resolve, { once: true })
    video.addEventListener('error', reject, { once: true })
    video.preload = 'auto'
  })
}
