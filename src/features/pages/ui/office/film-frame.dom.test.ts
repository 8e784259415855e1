import { expect, onTestFinished, test, vi } from 'vitest'

import { frameOf } from './film-frame.ts'

// happy-dom does not know it.
Object.defineProperty(HTMLMediaElement, 'HAVE_CURRENT_DATA', { value: 2 })

const jpeg = new Blob(['frame'], { type: 'image/jpeg' })

interface FilmFacts {
  readonly readyState?: number
  readonly blob?: Blob | null
  readonly error?: object
}

/** A film of 1280 × 720 as the browser has it, and what is drawn of it: the simulated document shows and draws none. */
function film({ readyState = 4, blob = jpeg, error }: FilmFacts = {}) {
  const video = document.createElement('video')
  const facts = { videoWidth: 1280, videoHeight: 720, readyState, ...(error && { error }) }
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(video, name, { value })
  const drawImage = vi.fn<(...drawn: unknown[]) => void>()
  const context = { drawImage } as unknown as CanvasRenderingContext2D // all that is called
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  const sizes: unknown[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    ...format
  ) {
    sizes.push([this.width, this.height, ...format])
    done(blob)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return { video, drawImage, sizes }
}

test('the frame that a film shows is a JPEG of its whole size', async () => {
  const { video, drawImage, sizes } = film()
  expect(await frameOf(video)).toBe(jpeg)
  expect(drawImage).toHaveBeenCalledWith(video, 0, 0)
  expect(sizes).toEqual([[1280, 720, 'image/jpeg', 0.95]])
})

test('a film of which only the length is known is loaded first', async () => {
  const { video, drawImage } = film({ readyState: 1 })
  video.preload = 'metadata'
  const frame = frameOf(video)
  expect([video.preload, drawImage.mock.calls.length]).toEqual(['auto', 0])
  video.dispatchEvent(new Event('loadeddata'))
  expect(await frame).toBe(jpeg)
})

test('a film that fails to load has no frame', async () => {
  const { video } = film({ readyState: 1 })
  const frame = frameOf(video)
  video.dispatchEvent(new Event('error'))
  await expect(frame).rejects.toBeDefined()
  await expect(frameOf(film({ error: { message: 'Not supported' } }).video)).rejects.toThrow('Not supported')
})

test('a film that may not be read has no frame', async () => {
  await expect(frameOf(film({ blob: null }).video)).rejects.toThrow('No picture')
})
