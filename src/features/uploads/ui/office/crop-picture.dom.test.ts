// Before all others: what makes pictures looks for a document.
import { expect, onTestFinished, test, vi } from 'vitest'

import { croppedPicture } from './crop-picture.ts'

/** What a browser is asked to draw; the simulated document draws nothing. */
function drawing({ hasMemory = true } = {}) {
  const asked = { fills: [] as unknown[], pictures: [] as unknown[], types: [] as unknown[] }
  const context = {
    fillStyle: '',
    fillRect: (...area: number[]) => asked.fills.push([context.fillStyle, ...area]),
    drawImage: (_image: unknown, ...areas: number[]) => asked.pictures.push(areas),
  }
  const canvas = HTMLCanvasElement.prototype
  const spies = [
    vi.spyOn(canvas, 'getContext').mockReturnValue(context as never),
    vi.spyOn(canvas, 'toBlob').mockImplementation((done, type, quality) => {
      asked.types.push([type, quality])
      done(hasMemory ? new Blob(['picture']) : null)
    }),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return asked
}

const imageOf = (naturalWidth: number, naturalHeight: number) =>
  Object.defineProperties(document.createElement('img'), {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  })
const whole = { unit: '%', x: 0, y: 0, width: 100, height: 100 } as const

test.each([
  [
    'a part of it',
    [900, 600],
    { ...whole, x: 10, y: 20, width: 50, height: 30 },
    [90, 120, 450, 180],
    [450, 180],
  ],
  ['all of it', [2560, 1707], whole, [0, 0, 2560, 1707], [2560, 1707]],
  ['a wide one, no larger than is stored', [8000, 6000], whole, [0, 0, 8000, 6000], [2560, 1920]],
  ['a high one, no larger than is stored', [2000, 8000], whole, [0, 0, 2000, 8000], [640, 2560]],
  ['a line, which is as wide as a line', [9000, 1], whole, [0, 0, 9000, 1], [2560, 1]],
] as const)('of a picture %s is drawn', async (_what, [width, height], crop, from, to) => {
  const { pictures } = drawing()
  await croppedPicture(imageOf(width, height), crop)
  expect(pictures).toEqual([[...from, 0, 0, ...to]])
})

test('a picture becomes a JPEG on white, or stays transparent', async () => {
  const { fills, types } = drawing()
  const image = imageOf(90, 60)
  await croppedPicture(image, whole)
  expect([fills, types]).toEqual([[['#fff', 0, 0, 90, 60]], [['image/jpeg', 0.9]]])
  await croppedPicture(image, whole, { isTransparent: true })
  expect(fills).toHaveLength(1)
  expect(types.at(-1)).toEqual(['image/webp', 0.9])
})

test('a browser without memory for it fails', async () => {
  drawing({ hasMemory: false })
  await expect(croppedPicture(imageOf(90, 60), whole)).rejects.toThrow('No picture of the canvas')
})
