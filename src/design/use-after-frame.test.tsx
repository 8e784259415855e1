import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useAfterFrame } from './use-after-frame.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => screen.getByRole('paragraph').textContent
const drawFrame = () => act(() => void vi.advanceTimersToNextFrame())

function Opened({ open }: { open: boolean }) {
  return <p>{useAfterFrame(open, false) ? 'everything' : 'the first part'}</p>
}

test('a new value comes with the frame after the one that was rendered with it', () => {
  const { redraw } = showElement(<Opened open />)
  expect(shown()).toBe('the first part')
  drawFrame()
  expect(shown()).toBe('the first part')
  drawFrame()
  expect(shown()).toBe('everything')
  redraw(<Opened open={false} />)
  expect(shown()).toBe('everything')
  drawFrame()
  drawFrame()
  expect(shown()).toBe('the first part')
})

test('what has been left again before its frame never comes', () => {
  const { redraw } = showElement(<Opened open />)
  drawFrame()
  redraw(<Opened open={false} />)
  drawFrame()
  drawFrame()
  expect(shown()).toBe('the first part')
})
