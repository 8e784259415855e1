/**
 * This script runs in the head of every public page, before any other script. The build makes a file of this script alone
 * (react-router.config.ts). src/server/pages/first-paint.ts puts that file into the HTML and marks the tags there that this script
 * looks for.
 */
import { deferredScriptType, isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { savesData } from './saves-data.ts'
import { layOutWholePage } from './whole-layout.ts'

/**
 * This many milliseconds after the HTML has arrived the scripts start even if nothing was painted, because a page in the background
 * is never painted.
 */
const maxDelay = 1000

/** If a page is not hydrated this many milliseconds after an error, its scripts count as failed. */
const maxHydration = 3000

/** If the HTML takes longer than this many milliseconds to arrive, the network counts as slow. */
const slowHtml = 150

startAfterPaint()
// An error before hydration usually prevents hydration; the page then does without scripts.
addEventListener('error', () => setTimeout(doWithoutScripts, maxHydration))
storeEarlyPresses()
letPicturesWait()
restoreLayout()

/**
 * Starts the page's script modules and the calls for its data once the page's texts and the pictures of its first screen (those
 * that are not lazy) have been painted. Over a slow network, modules and data are fetched at once, while the browser may still be
 * busy with the HTML. The page's policy trusts the inline module by its hash, so the text of that module must not change. If
 * modules cannot be loaded, the page works as one without scripts.
 */
function startAfterPaint(): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    fetchModulesAndData()
    for (const deferred of document.querySelectorAll(`script[type="${deferredScriptType}"]`)) {
      const module = document.createElement('script')
      module.type = 'module'
      module.textContent = deferred.textContent
      module.addEventListener('error', doWithoutScripts)
      document.head.append(module)
    }
  }
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
  setTimeout(
    () => {
      if (isNetworkSlow()) fetchModulesAndData()
    },
    slowHtml + 1 - timeOfHtml(),
  )
  const whenParsed = () => {
    if (isNetworkSlow()) return start()
    setTimeout(start, maxDelay)
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    void Promise.allSettled([painted, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => setTimeout(start)),
    )
  }
  document.addEventListener('readystatechange', whenParsed, { once: true })
}

/**
 * If the page's scripts have failed, the page works as one without scripts: it shows the content of its `noscript` elements, and
 * stored presses are repeated. Such a press does what it does without scripts, for example sends a form to the server.
 */
function doWithoutScripts(): void {
  if (isPageHydrated()) return
  for (const said of document.querySelectorAll('noscript')) said.outerHTML = said.textContent
  dispatchEvent(new Event(pageHydrated))
}

function fetchModulesAndData(): void {
  const exceptAhead = savesData() ? ':not([data-ahead])' : ''
  for (const link of document.querySelectorAll(`link[rel=modulepreload],link[as=fetch]${exceptAhead}`))
    link.removeAttribute('media')
}

/**
 * Judges the network by how long the HTML took to arrive. On a slow network the scripts are fetched early: they take longest to
 * arrive, while the first paint needs only the HTML.
 */
function isNetworkSlow(): boolean {
  return timeOfHtml() > slowHtml
}

/** Milliseconds from the request to the last byte of the HTML, or until now if it is still arriving. */
function timeOfHtml(): number {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming)) return 0
  return (html.responseEnd || performance.now()) - html.requestStart
}

/**
 * Stores a press on a button that does not work before hydration, and repeats the press when the page is hydrated. Until then
 * `data-pressed` shows it. Links, and Enter in a field, work without scripts, so they take effect at once.
 */
function storeEarlyPresses(): void {
  const pressed: HTMLButtonElement[] = []
  const storePress = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    button.dataset['pressed'] = ''
    pressed.push(button)
  }
  addEventListener('click', storePress, true)
  addEventListener(
    pageHydrated,
    () => {
      removeEventListener('click', storePress, true)
      for (const button of pressed) {
        delete button.dataset['pressed']
        button.click()
      }
    },
    { once: true },
  )
}

/**
 * `data-pictures-wait` holds back pictures below the first screen, which would otherwise load before the page's scripts. The
 * pictures load once the scripts are done or have failed, or when the visitor scrolls.
 */
function letPicturesWait(): void {
  const { dataset } = document.documentElement
  dataset['picturesWait'] = ''
  for (const type of [pageHydrated, 'scroll'])
    addEventListener(type, () => delete dataset['picturesWait'], { once: true })
}

/**
 * On a reload or on Back, a script at the end of the page scrolls to the earlier position. The whole page has to be laid out by
 * then, or the position would be wrong.
 */
function restoreLayout(): void {
  const [html] = performance.getEntriesByType('navigation')
  if (!(html instanceof PerformanceNavigationTiming) || html.type === 'navigate') return
  document.documentElement.dataset['wholeLayout'] = ''
  addEventListener('DOMContentLoaded', layOutWholePage, { once: true })
}
