import { pageHydrated } from '#src/web/page-hydrated.ts'

/** A script element of this type is left alone by the browser. */
const asleep = 'application/x-after-paint'
/** So many milliseconds after its HTML a page wakes whatever is missing: in the background it is never painted. */
const patience = 1000

/**
 * Runs in the browser, from the head. Starts the page's modules once its words and the pictures of its first screen
 * have been painted: those that are not lazy. The page's policy knows the module by its hash, so it keeps its text.
 * Where modules cannot be had, the page is as awake as it will be: its buttons do what they do without scripts.
 */
function wakeAfterPaint(type: string, atLatest: number, awake: string): void {
  let woken = false
  const wake = () => {
    if (woken) return
    woken = true
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.removeAttribute('media')
    for (const sleeping of document.querySelectorAll(`script[type="${type}"]`)) {
      const module = document.createElement('script')
      module.type = 'module'
      module.textContent = sleeping.textContent
      module.addEventListener('error', () => dispatchEvent(new Event(awake)))
      document.head.append(module)
    }
  }
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
  const whenParsed = () => {
    setTimeout(wake, atLatest)
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    void Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => setTimeout(wake)),
    )
  }
  document.addEventListener('readystatechange', whenParsed, { once: true })
}

/**
 * Runs in the browser, from the head. A press on a button that cannot answer yet is kept, and pressed again when the
 * page is hydrated; until then `data-pressed` shows that it was felt. Links, and fields with Enter, work without scripts
 * and are let through.
 */
function keepEarlyPresses(awake: string): void {
  const pressed: HTMLButtonElement[] = []
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    button.dataset.pressed = ''
    pressed.push(button)
  }
  addEventListener('click', keep, true)
  addEventListener(
    awake,
    () => {
      removeEventListener('click', keep, true)
      for (const button of pressed) {
        delete button.dataset.pressed
        button.click()
      }
    },
    { once: true },
  )
}

/** Stands in the head of every public page; the pages' policy knows it. */
export const deferredHydrationScript =
  `(${wakeAfterPaint.toString()})(${JSON.stringify(asleep)},${patience},${JSON.stringify(pageHydrated)});` +
  `(${keepEarlyPresses.toString()})(${JSON.stringify(pageHydrated)})`

/** Makes the scripts of a public page wait until it is painted, without losing a press that comes before them. */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace('<script type="module" async="">', `<script type="${asleep}">`)
    .replace('</head>', () => `<script>${deferredHydrationScript}</script></head>`)
}
