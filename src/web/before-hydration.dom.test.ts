import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { deferredScriptType, markPageHydrated, pageHydrated } from './page-hydrated.ts'
import { layOutWholePage } from './whole-layout.ts'

/** The way of the page's HTML, as browsers tell of it. */
class Navigation {
  type = 'navigate'
  requestStart = 10
  responseEnd = 20
}

const html = `
  <link rel="modulepreload" href="/page.js" media="not all">
  <link rel="preload" as="fetch" href="/api/menu-items" media="not all">
  <link rel="preload" as="fetch" href="/api/choices" media="not all" data-ahead>
  <script type="${deferredScriptType}">page()</script>
  <img src="/first.webp"><img src="/far.webp" loading="lazy">
  <button type="button">Cart</button>
  <a href="#menu">Menu</a>`

let way: Navigation
/** Paints the page for the first time. */
let paint: () => void
/** Frames that wait to be drawn. */
let waitingFrames: FrameRequestCallback[]
let decoded: PromiseWithResolvers<void>

beforeEach(() => {
  way = new Navigation()
  waitingFrames = []
  decoded = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        paint = tell
      }
      observe() {}
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    way as unknown as PerformanceEntry, // nothing else of it is read
  ])
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => waitingFrames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void waitingFrames.splice(frame - 1, 1, () => {}))
  const decode = (source: string) =>
    source.endsWith('far.webp') ? new Promise<void>(() => {}) : decoded.promise
  HTMLImageElement.prototype.decode = function () {
    return decode(this.src)
  }
  // The simulated document does not list its own.
  Object.defineProperty(document, 'images', {
    configurable: true,
    get: () => document.querySelectorAll('img'),
  })
  document.body.innerHTML = html
})

afterEach(() => {
  document.body.innerHTML = ''
  // What a test has not come to waits for nothing any more.
  parsed()
  dispatchEvent(new Event(pageHydrated))
  for (const script of document.head.querySelectorAll('script')) script.remove()
  for (const mark of marks()) document.documentElement.removeAttribute(mark)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Runs the script, which is one of the page's head, and tells it that the page has been parsed. */
async function begin(): Promise<void> {
  vi.resetModules()
  await import('./before-hydration.ts')
}
const parsed = () => document.dispatchEvent(new Event('readystatechange'))
const drawFrame = () => {
  for (const run of waitingFrames.splice(0)) run(0)
}
const modules = () =>
  [...document.head.querySelectorAll('script')].map(({ type, text }) => `${type}: ${text}`)
const heldBack = () => [...document.querySelectorAll('link[media]')].map((link) => link.getAttribute('href'))
const started = ['module: page()']
const marks = () => document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-'))
const button = () => document.querySelector('button') ?? document.body

/** Where scripts run, what stands in it is text. */
function sayWithoutScripts() {
  const said = document.createElement('noscript')
  said.textContent = '<p>0274 000 0001</p>'
  document.body.append(said)
}

describe('the scripts of a page', () => {
  test('wait until its texts and the pictures of its first screen are painted, and are started once', async () => {
    await begin()
    parsed()
    paint()
    await vi.advanceTimersByTimeAsync(500)
    expect([modules(), heldBack().length]).toEqual([[], 3])
    decoded.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(modules()).toEqual([])
    drawFrame()
    await vi.advanceTimersByTimeAsync(0)
    expect([modules(), heldBack()]).toEqual([started, []])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(modules()).toEqual(started)
  })

  test('come though a picture of the first screen does not', async () => {
    await begin()
    parsed()
    paint()
    decoded.reject(new Error('No such picture'))
    await vi.advanceTimersByTimeAsync(0)
    drawFrame()
    await vi.advanceTimersByTimeAsync(0)
    expect(modules()).toEqual(started)
  })

  test('come after a second where nothing is ever painted, as in the background', async () => {
    await begin()
    parsed()
    await vi.advanceTimersByTimeAsync(999)
    expect(modules()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(modules()).toEqual(started)
  })

  test.each([
    [150, []],
    [151, started],
  ])('of HTML that took %i ms to come are asked for at once: %j', async (duration, now) => {
    way.responseEnd = way.requestStart + duration
    await begin()
    expect(modules()).toEqual([])
    parsed()
    expect(modules()).toEqual(now)
  })

  test.each([
    ['takes', 0, 3, 0],
    ['has taken', 151, 0, 0],
    ['has not taken', 150, 3, 3],
  ])(
    'are fetched, but not run, while the page is parsed whose HTML %s more than 150 ms',
    async (_, duration, before, after) => {
      way.responseEnd = duration && way.requestStart + duration
      const now = vi.spyOn(performance, 'now').mockReturnValue(way.requestStart + 100)
      await begin()
      await vi.advanceTimersByTimeAsync(50)
      expect(heldBack().length).toBe(before)
      now.mockReturnValue(way.requestStart + 151)
      await vi.advanceTimersByTimeAsync(1)
      expect([modules(), heldBack().length]).toEqual([[], after])
    },
  )

  test('come without the calls that only a tap needs, for those who save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await begin()
    parsed()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heldBack()).toEqual(['/api/choices'])
  })

  test('that cannot be had hold no press back', async () => {
    const pressed = vi.fn<() => void>()
    button().addEventListener('click', pressed)
    await begin()
    parsed()
    await vi.advanceTimersByTimeAsync(1_000)
    fireEvent.click(button())
    expect(pressed).toHaveBeenCalledOnce()
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('that cannot be had leave a page that says what it says without them', async () => {
    sayWithoutScripts()
    await begin()
    parsed()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(document.querySelector('p')).toBeNull()
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(document.querySelector('p')?.textContent).toBe('0274 000 0001')
  })

  test('that fail before the page is hydrated are given up after a while', async () => {
    sayWithoutScripts()
    await begin()
    dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(2_900)
    expect(document.querySelector('p')).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(document.querySelector('p')).not.toBeNull()
  })

  test('of a page that is hydrated after all, or was before, may fail without a consequence', async () => {
    sayWithoutScripts()
    await begin()
    dispatchEvent(new Event('error'))
    markPageHydrated()
    dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(document.querySelector('p')).toBeNull()
  })
})

describe('a press on a page that is not hydrated', () => {
  test('is shown, does nothing by itself, and is made once the page is hydrated', async () => {
    const pressed = vi.fn<() => void>()
    await begin()
    // False where what the browser does with it was prevented.
    expect(fireEvent.click(button())).toBe(false)
    expect(button().hasAttribute('data-pressed')).toBe(true)
    button().addEventListener('click', pressed)
    dispatchEvent(new Event(pageHydrated))
    expect(pressed).toHaveBeenCalledOnce()
    expect(button().hasAttribute('data-pressed')).toBe(false)
    expect(fireEvent.click(button())).toBe(true)
    expect(pressed).toHaveBeenCalledTimes(2)
    expect(button().hasAttribute('data-pressed')).toBe(false)
  })

  test('on a link leads on', async () => {
    await begin()
    expect(fireEvent.click(document.querySelector('a') ?? button())).toBe(true)
  })
})

test.each([pageHydrated, 'scroll'])('pictures further down wait for the event %s', async (event) => {
  await begin()
  expect(marks()).toContain('data-pictures-wait')
  dispatchEvent(new Event(event))
  expect(marks()).not.toContain('data-pictures-wait')
})

describe('the layout of a page', () => {
  test.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('that was come to by %s is whole from the beginning: %s', async (type, whole) => {
    way.type = type
    await begin()
    expect(marks().includes('data-whole-layout')).toBe(whole)
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
    drawFrame()
    expect(marks().includes('data-whole-layout')).toBe(whole)
    drawFrame()
    expect(marks()).not.toContain('data-whole-layout')
  })

  test('is whole for two frames, or until what asked for it has gone', () => {
    const end = layOutWholePage()
    expect(marks()).toEqual(['data-whole-layout'])
    drawFrame()
    expect(marks()).toEqual(['data-whole-layout'])
    end()
    expect(marks()).toEqual([])
    // What comes after it is left alone.
    layOutWholePage()
    drawFrame()
    expect(marks()).toEqual(['data-whole-layout'])
    drawFrame()
    expect(marks()).toEqual([])
  })
})
